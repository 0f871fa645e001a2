/** The most pages that stay mounted while others are shown (§2.63). */
export const MAX_LIVE_PAGES = 20;

/** The most tabs, the newest, that come back after a reload of the window; nobody uses more. */
export const MAX_RESTORED_TABS = 1000;
