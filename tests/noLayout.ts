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
  // Asked by every search for a role, element by element, jsdom would walk through every rule of every style sheet, and
  // complain where it is asked for what stands before an element. Nothing is hidden here but by `hidden` and by the
  // element's own style.
  const none = document.createElement('i').style;
  none.display = 'none';
  // Without numbers for these antd's `autoSize` would set a height of NaN.
  const field = document.createElement('i').style;
  field.cssText = 'padding-top: 0; padding-bottom: 0; border-top-width: 0; border-bottom-width: 0;';
  window.getComputedStyle = (element) => {
    if (!(element instanceof HTMLElement) || element.hidden) return none;
    return element instanceof HTMLTextAreaElement ? field : element.style;
  };
}
