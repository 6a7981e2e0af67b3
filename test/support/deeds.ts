import type { TableAction } from '../../src/table/types.js';

type Kind = TableAction['kind'];

/** Each kind of action as often as people do it in a life at random; 0: it is not what that life is about. */
export function kindsBy(weights: { readonly [K in Kind]: number }): readonly Kind[] {
  return (Object.keys(weights) as Kind[]).flatMap((kind) => Array.from({ length: weights[kind] }, () => kind));
}

/** All that an action at a table may name; `match`: null in a lobby. */
interface Named {
  readonly table: string;
  readonly game: string;
  readonly match: string | null;
  readonly step: number;
  readonly move: string;
  readonly seat: number;
  readonly person: string | null;
}

/** The action of that kind there. What needs a match is pressed in a lobby too, and refused. */
export function actionAt(kind: Kind, { match, ...named }: Named): TableAction {
  return { kind, ...named, ...(match !== null && { match }), of: 'kick', page: 0, what: '' } as unknown as TableAction;
}
