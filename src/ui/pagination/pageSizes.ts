/** Page sizes (§2.71, §9.31). Beside the pager, because who reads an address or counts records draws none. */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

const USUAL_SIZE = 10;

/** The preferred page size if it is one of the sizes, else the usual one. */
export const pageSizeFor = (preferred: number | undefined): number =>
  preferred !== undefined && PAGE_SIZES.includes(preferred) ? preferred : USUAL_SIZE;
