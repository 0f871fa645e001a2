/** Page sizes (§2.71, §9.31). */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

const USUAL_SIZE = 10;

/** The size for a user who prefers this one: that one if there is such a page size, else the usual one. */
export const pageSizeFor = (preferred: number | undefined): number =>
  preferred !== undefined && PAGE_SIZES.includes(preferred) ? preferred : USUAL_SIZE;
