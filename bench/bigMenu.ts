export interface BigNode {
  path: string;
  title: string;
  children: BigNode[];
}

/** The number of children of each node, level by level. The last level are pages. */
const WIDTHS = {
  /** 500 pages below 60 groups: 10 groups of 5 groups of 10 pages. */
  500: [10, 5, 10],
  /** 5,000 pages below 780 groups on five levels. */
  5000: [5, 5, 5, 5, 8],
} as const;

export type MenuSize = keyof typeof WIDTHS;

const level = (widths: readonly number[], above: string): BigNode[] =>
  Array.from({ length: widths[0] ?? 0 }, (_, index) => {
    const path = above === '' ? `/m${index + 1}` : `${above}/${index + 1}`;
    const below = widths.slice(1);
    return { path, title: `${below.length > 0 ? '分组' : '页面'} ${path.slice(2)}`, children: level(below, path) };
  });

/** Makes a menu with the numbers of children in `WIDTHS`. */
export const bigMenu = (size: MenuSize): BigNode[] => level(WIDTHS[size], '');
