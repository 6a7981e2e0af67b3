/** Where things stand in pictures and how much room they have: every margin and step, in units of which `WIDTH` make a picture's width. */

/** Left and right of bands and of what stands beside them. */
export const MARGIN = 8;
/** Left and right of what stands on the paper itself: dice, boxes, bars. */
export const PAPER_MARGIN = 10;
/** Paper below everything. */
export const FOOT = 6;
/** Between two sheets, where a line parts them. */
export const BETWEEN = 4;
/** Between two fields where a thick line parts them. */
export const LINE_ROOM = 8;

/** The measures of a sheet. */
export interface Measures {
  /** Left of the rows: whose sheet, total, penalties. 0: these stand below. */
  readonly side: number;
  readonly row: number;
  readonly cell: number;
  readonly size: number;
  readonly letter: number;
  readonly points: number;
  readonly columns: number;
  readonly foot: number;
}

/** What stands left of a sheet on a board. */
export const BESIDE = { width: 64, height: 67, name: 18, total: 35, boxes: 56 } as const;

export const BOARD: Measures = {
  side: BESIDE.width,
  row: 21,
  cell: 18,
  size: 14,
  letter: 16,
  points: 25,
  columns: 16,
  foot: 0,
};

export const MENU: Measures = { side: 0, row: 32, cell: 27, size: 17, letter: 20, points: 32, columns: 22, foot: 32 };
/** With four rows of buttons below it a sheet of as many has no more room on a phone. */
export const TIGHT_MENU: Measures = { ...MENU, row: 30, cell: 26 };

/** From one penalty box below a sheet to the next, with what it costs; where a scale stands beside them the last says it for all. */
export const BOX_STEPS = { wide: 50, tight: 21 } as const;

/** The dice, and beside them what they are worth: in one line, or in two with everything closer together. */
export const DICE_LINE = {
  top: 5,
  side: 34,
  label: 16,
  chip: 24,
  wide: { step: 42, gap: 8 },
  tight: { step: 39, gap: 3 },
} as const;
