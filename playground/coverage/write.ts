import { writeFileSync } from 'node:fs';
import { describeCoverage } from './coverage.js';

writeFileSync('COVERAGE.md', describeCoverage());
