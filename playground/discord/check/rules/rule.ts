import type { Problem } from '../types.js';

/** Why a rule is here: Discord documents it, people report it, or it is only stricter than Discord. */
export type RuleSource = 'documented' | 'reported' | 'stricter';

export interface Finding {
  readonly message: string;
  readonly path: string;
}

/** One named thing that Discord minds and that its schema does not say. */
export interface Rule<Subject> {
  readonly id: string;
  readonly ground: RuleSource;
  readonly find: (subject: Subject) => Iterable<Finding>;
}

/** Everything the rules find in a subject, under each rule's name. */
export function applyRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { id, find } of rules) {
    for (const { message, path } of find(subject)) problems.push({ rule: id, message, path });
  }
  return problems;
}
