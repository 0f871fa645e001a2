/** Finds the dialog of the tour that is on the screen. */
export const TOUR_DIALOG = '.introjs-tour .introjs-tooltip';
