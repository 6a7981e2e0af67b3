/** Letters that are written from right to left, and Arabic digits: beside them the signs and numbers around a name change places. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name fit for any text: one that is written from right to left is set apart, so that nothing around it is turned. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Somebody who is named at a table. */
export interface Named {
  readonly name: string;
  /** Behind the name of a bot, which keeps it, while people who are called like it are numbered; null: a person. */
  readonly mark: string | null;
  /** By which they are told apart from others of their name: no two of these have the same. */
  readonly number: number;
}

/** The names of all at a table, each of which means one of them: people whose names look the same have a number behind it. */
export function numberAlike(all: readonly Named[]): readonly string[] {
  const numbered = new Set<number>();
  for (;;) {
    const numberedNames = all.map(({ name, number }, n) => (numbered.has(n) ? `${name} (${number})` : name));
    const looks = numberedNames.map(looksOf);
    // A number may make a name look like another that is really written so.
    const alike = numberedNames.flatMap((_, n) =>
      !numbered.has(n) && all[n]!.mark === null && looks.some((look, other) => other !== n && look === looks[n])
        ? [n]
        : [],
    );
    if (alike.length === 0) return numberedNames.map((name, n) => joinMark(name, all[n]!));
    for (const n of alike) numbered.add(n);
  }
}

function joinMark(name: string, { mark }: Named): string {
  return mark === null ? name : `${name} ${mark}`;
}

/** Which of these names somebody may take for another one of them. */
export function lookAlike(names: readonly string[]): readonly boolean[] {
  const looks = names.map(looksOf);
  return looks.map((look) => looks.indexOf(look) !== looks.lastIndexOf(look));
}

/** Two names of which this is the same are taken for one another. */
function looksOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[I1|]/g, 'l')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Z}]/gu, '');
}
