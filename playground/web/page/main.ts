import { showChannel } from './channel.js';
import { runClock } from './clock.js';
import { completeElements } from './elements.js';
import { showSideBySide } from './side.js';
import { applyTheme } from './theme.js';

const FIRST = 'ada';

const asked = new URLSearchParams(location.search);
const side = asked.get('side')?.split(',').filter(Boolean) ?? [];
applyTheme();
if (side.length > 0) {
  showSideBySide(side);
} else {
  completeElements();
  runClock();
  showChannel(asked.get('as') ?? FIRST);
}
