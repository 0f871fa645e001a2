/** Path under which every call of the backend lies (§7.1). */
export const PREFIX = '/dzb/prod-api';

/** The MSW pattern of a call, on any origin. */
export const path = (call: string): string => `*${PREFIX}${call}`;
