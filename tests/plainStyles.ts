import { beforeEach, vi } from 'vitest';

/**
 * Has jsdom answer `getComputedStyle` from the element alone. It would otherwise walk through every rule of the
 * component library for every element that a query by role looks at, which takes seconds on a page with a table.
 */
export function plainStyles(): void {
  const none = document.createElement('i').style;
  none.display = 'none';
  beforeEach(() => {
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      element instanceof HTMLElement && !element.hidden ? element.style : none,
    );
  });
}
