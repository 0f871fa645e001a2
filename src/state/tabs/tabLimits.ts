/** The most pages that stay mounted while others are shown (§2.63). */
export const MAX_LIVE_PAGES = 20;

/** The most tabs, the newest, that come back after a reload of the window. A stored list may be of any length. */
export const MAX_RESTORED_TABS = 1000;
