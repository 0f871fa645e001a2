/** Page sizes (§2.71, §9.31). */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

const USUAL_SIZE = 10;

/** The size that the user prefers, if there is such a page size. */
export const usualPageSize = (preferred: number | undefined): number =>
  preferred !== undefined && PAGE_SIZES.includes(preferred) ? preferred : USUAL_SIZE;
