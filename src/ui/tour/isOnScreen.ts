import { isVisible } from '@/lib/isVisible';

/** Whether an element can be seen and used: drawn, not beside the window, in no part that is switched off. */
export function isOnScreen(element: HTMLElement): boolean {
  const { width, height, left, right } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || right <= 0 || left >= window.innerWidth) return false;
  return isVisible(element) && element.closest('[inert]') === null;
}
