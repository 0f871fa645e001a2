// jsdom has no layout, so nothing in it has or changes a size, and no animation ends. Tests that need no document have no
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
  // Without numbers for these antd's `autoSize` would set a height of NaN.
  const sizes = document.createElement('style');
  sizes.textContent = 'textarea { padding-top: 0; padding-bottom: 0; border-top-width: 0; border-bottom-width: 0; }';
  document.head.append(sizes);
}
