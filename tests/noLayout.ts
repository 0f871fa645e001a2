// jsdom has no layout and no animations, so this replaces what depends on them. Unit tests without jsdom have no
// window.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Never reports an intersection.
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  Element.prototype.scrollIntoView = () => undefined;
  // The editor asks where what is typed stands.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-reduced-motion: reduce)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  // Stubs `getComputedStyle`, because searches by role call it for every element: jsdom evaluates all style sheets each
  // time, which is slow, and warns about pseudo-elements. In tests, only the `hidden` attribute and the element's own
  // style hide something.
  const none = document.createElement('i').style;
  none.display = 'none';
  // Numbers, else antd's `autoSize` would set a height of NaN.
  const field = document.createElement('i').style;
  field.cssText = 'padding-top: 0; padding-bottom: 0; border-top-width: 0; border-bottom-width: 0;';
  window.getComputedStyle = (element) => {
    if (!(element instanceof HTMLElement) || element.hidden) return none;
    return element instanceof HTMLTextAreaElement ? field : element.style;
  };

  // Searches by label and by name ask each control for its labels: jsdom walks through the whole document for them, and
  // once more for each label on the way.
  type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;
  const labelAround = (control: Control): HTMLLabelElement | undefined => {
    let outer = control.parentElement;
    while (outer && !(outer instanceof HTMLLabelElement)) outer = outer.parentElement;
    return outer?.control === control ? outer : undefined;
  };
  const labelsOf = (control: Control): HTMLLabelElement[] | null => {
    if (control.type === 'hidden') return null;
    const around = labelAround(control);
    const { id, ownerDocument } = control;
    if (id === '' || ownerDocument.getElementById(id) !== control) return around ? [around] : [];
    return [...ownerDocument.getElementsByTagName('label')].filter((label) => label === around || label.htmlFor === id);
  };
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Control) {
        return labelsOf(this);
      },
    });
  }
}
