// jsdom has no layout, so nothing in it changes its size, and no animation ends. Tests that need no document have no
// window either.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-reduced-motion: reduce)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
}
