const OWN =
  'Apartment Appstore Audit BarChart Bell Book Calendar CloudDownload Dashboard Edit File Flag Folder Form Home Idcard ' +
  'Link Login Menu Message Monitor Profile Read Safety Schedule Setting Solution Team Tool User Wifi';

/** The icons of the product's own menu and of RuoYi's, which are part of the menu's chunk. */
export const OWN_ICONS: readonly string[] = OWN.split(' ').map((name) => `${name}Outlined`);
