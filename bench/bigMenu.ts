/** Children of each node on the five levels: 5 · 5 · 5 · 5 · 8 = 5,000 pages below 780 groups. */
const WIDTHS = [5, 5, 5, 5, 8];

export interface BigNode {
  path: string;
  title: string;
  children: BigNode[];
}

/** The menu of 5,000 entries, five levels deep. */
export const bigMenu = (above = '', level = 0): BigNode[] =>
  Array.from({ length: WIDTHS[level] ?? 0 }, (_, index) => {
    const path = `${above}/${level === 0 ? 'm' : ''}${index + 1}`;
    const isPage = level === WIDTHS.length - 1;
    return {
      path,
      title: `${isPage ? '页面' : '分组'} ${path.slice(2)}`,
      children: isPage ? [] : bigMenu(path, level + 1),
    };
  });
