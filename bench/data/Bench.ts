/** What the page of this bench offers to the script that drives it. */
export interface Bench {
  /**
   * Milliseconds until a tree of `count` organisations is rendered and painted, and how many nodes are in the page
   * then; `antd` is the component library's own virtual tree.
   */
  paintTree: (kind: 'ours' | 'antd', count: number) => Promise<{ rendered: number; shown: number; nodes: number }>;
  /** Milliseconds that an archive of `count` files of a megabyte takes, and its size. */
  makeZip: (kind: 'ours' | 'jszip', count: number) => Promise<{ time: number; size: number }>;
}

declare global {
  interface Window {
    dataBench: Bench;
  }
}
