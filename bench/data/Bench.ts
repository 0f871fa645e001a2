/** A page of records from its description, one made by hand of antd's table, or a tree table from its description. */
export type RecordsKind = 'ours' | 'antd' | 'departments';

/** The functions of the page, called by the script that drives it. */
export interface Bench {
  /**
   * Renders a tree of `count` organisations. Returns the milliseconds until it is painted, and the number of nodes
   * in the page then. `antd` is antd's own virtual tree.
   */
  paintTree: (kind: 'ours' | 'antd', count: number) => Promise<{ rendered: number; shown: number; nodes: number }>;
  /**
   * Renders a page of `count` records and changes one of them. Returns the milliseconds until each is painted. Of
   * departments only those in view are rendered.
   */
  paintRecords: (kind: RecordsKind, count: number) => Promise<{ shown: number; edited: number }>;
  /** Makes an archive of `count` files of a megabyte. Returns the milliseconds and the size. */
  makeZip: (kind: 'ours' | 'jszip', count: number) => Promise<{ time: number; size: number }>;
}

declare global {
  interface Window {
    dataBench: Bench;
  }
}
