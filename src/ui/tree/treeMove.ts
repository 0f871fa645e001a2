import type { TreeRow } from './treeRows';

/** What a key does: goes to a line, or opens or closes the one it is on. */
export type TreeMove = { to: string } | { toggle: string; open: boolean };

/**
 * What a key means in a tree, as the ARIA practices for trees have it; undefined for other keys and where there is
 * nothing to do.
 *
 * @param page lines that fit on the screen
 */
export function treeMove(rows: readonly TreeRow[], at: string | undefined, key: string, page: number) {
  const place = rows.findIndex(({ id }) => id === at);
  const row = rows[place];
  const goTo = (wanted: number): TreeMove | undefined => {
    const target = rows[Math.max(0, Math.min(wanted, rows.length - 1))];
    return target && target.id !== at ? { to: target.id } : undefined;
  };
  const parentPlace = () => rows.slice(0, place).findLastIndex(({ level }) => level === (row?.level ?? 0) - 1);
  switch (key) {
    case 'ArrowDown':
      return goTo(place + 1);
    case 'ArrowUp':
      return goTo(place - 1);
    case 'PageDown':
      return goTo(place + page);
    case 'PageUp':
      return goTo(place - page);
    case 'Home':
      return goTo(0);
    case 'End':
      return goTo(rows.length - 1);
    case 'ArrowRight':
      if (row?.open === false) return { toggle: row.id, open: true };
      return row?.open && rows[place + 1]?.level === row.level + 1 ? goTo(place + 1) : undefined;
    case 'ArrowLeft':
      if (row?.open) return { toggle: row.id, open: false };
      return parentPlace() >= 0 ? goTo(parentPlace()) : undefined;
    default:
      return undefined;
  }
}
