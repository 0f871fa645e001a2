import { decorateDialog, type DontShowAgain } from './decorateDialog';
import { bindTourKeys, type TourActions } from './bindTourKeys';

/**
 * Looks after a tour while it is on the screen: its keys, its place when the page moves, its dialog.
 *
 * @returns stops that, and gives the focus back to where it was
 */
export function trackTour(moves: TourActions, refresh: () => void, choice: DontShowAgain): () => void {
  const before = document.activeElement;
  // The page itself answers to the new size first.
  const refreshSoon = () => requestAnimationFrame(refresh);
  window.addEventListener('resize', refreshSoon);
  window.addEventListener('scroll', refreshSoon, true);
  const stops = [decorateDialog(choice), bindTourKeys(moves)];
  return () => {
    window.removeEventListener('resize', refreshSoon);
    window.removeEventListener('scroll', refreshSoon, true);
    for (const stop of stops) stop();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
