/** Settings of every tour (specification, section 9, "Tour defaults"); lengths in pixels. */
export const TOUR_DEFAULTS = {
  overlayOpacity: 0.5,
  helperElementPadding: 10,
  scrollPadding: 30,
  doneLabel: '确定',
  dontShowAgainLabel: '不再显示此对话框！',
  dontShowAgainCookieDays: 365,
  nextLabel: '下一步',
  prevLabel: '上一步',
  skipLabel: '跳过',
  stepNumbersOfLabel: '/',
  showBullets: false,
  hidePrev: true,
  // An accidental click beside the dialog would hide the tour for a year.
  exitOnOverlayClick: false,
  disableInteraction: true,
  // `bindTourKeys` does it: intro.js lacks Space, Tab and the callback of a skip by Enter.
  keyboardNavigation: false,
  tooltipRenderAsHtml: false,
} as const;

/** Settings of every hint (specification, section 9); the interval in milliseconds. */
export const HINT_DEFAULTS = {
  hintAutoRefreshInterval: 10,
  helperElementPadding: 10,
  hintButtonLabel: '知道了',
  autoPosition: false,
  tooltipRenderAsHtml: false,
} as const;
