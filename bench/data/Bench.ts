/** The functions of the page, called by the script that drives it. */
export interface Bench {
  /**
   * Renders a tree of `count` organisations. Returns the milliseconds until it is painted, and the number of nodes
   * in the page then. `antd` is antd's own virtual tree.
   */
  paintTree: (kind: 'ours' | 'antd', count: number) => Promise<{ rendered: number; shown: number; nodes: number }>;
  /** Makes an archive of `count` files of a megabyte. Returns the milliseconds and the size. */
  makeZip: (kind: 'ours' | 'jszip', count: number) => Promise<{ time: number; size: number }>;
}

declare global {
  interface Window {
    dataBench: Bench;
  }
}
