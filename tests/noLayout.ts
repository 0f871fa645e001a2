// jsdom has no layout, so nothing in it changes its size. Tests that need no document have no window either.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
