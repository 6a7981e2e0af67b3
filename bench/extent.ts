/** How much is measured: `full` for figures to go by, `brief` only to see that all of it ends. */
export type Extent = 'full' | 'brief';
