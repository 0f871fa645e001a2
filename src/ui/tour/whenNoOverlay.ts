import { isVisible } from '@/lib/isVisible';

/** What opens over the page. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

/** The menus of the shell are part of the page. */
const isOverlay = (element: Element) => element.closest('nav') === null && isVisible(element);

const isCovered = () =>
  document.querySelector('[inert] main') !== null || [...document.querySelectorAll(OVERLAYS)].some(isOverlay);

/** Resolves as soon as nothing lies over the page, or nobody waits for it any more. */
export function whenNoOverlay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && isCovered()) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    signal.addEventListener('abort', look);
    look();
  });
}
