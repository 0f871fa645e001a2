/** Runs in the page, also in old browsers: finds elements by role and name. */
(() => {
  const SELECTORS = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
    heading: 'h1, h2, h3, [role=heading]',
    tab: '[role=tab]',
    cell: 'td',

    dialog: 'dialog[open], [role=dialog]',
    navigation: 'nav',
  };

  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('[inert]');
  };
  const textOf = (element) => (element ? element.textContent.trim() : '');
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const labels = element.labels ? [...element.labels].map(textOf).join(' ') : '';
    return (
      (labelledBy &&
        labelledBy
          .split(' ')
          .map((id) => textOf(document.getElementById(id)))
          .join(' ')) ||
      element.getAttribute('aria-label') ||
      labels ||
      textOf(element)
    ).trim();
  };

  /** Elements of a role whose name matches a regular expression, in the last open dialog if `within` says so. */
  const all = (role, name, within = 'body') => {
    const pattern = new RegExp(name);
    const roots = [...document.querySelectorAll(within)].filter(isShown);
    const root = roots[roots.length - 1];
    if (!root) return [];
    return [...root.querySelectorAll(SELECTORS[role])].filter(
      (element) => isShown(element) && pattern.test(nameOf(element)),
    );
  };

  window.journey = {
    names: (role, name, within) => all(role, name, within).map(nameOf),
    hasFocus: (role, name, within) => all(role, name, within).pop() === document.activeElement,
    /**
     * Scrolls the last such element into view and returns its centre; `undefined` while the element is missing,
     * disabled or moving.
     */
    place: async (role, name, within) => {
      const element = all(role, name, within).pop();
      if (!element || element.disabled) return undefined;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const before = element.getBoundingClientRect();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      if (left !== before.left || top !== before.top) return undefined;
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isFree = element.contains(hit) || (hit && hit.contains(element));
      return isFree ? { x, y } : undefined;
    },
    /** The code in the captcha on the screen. */
    captcha: () => {
      const source = document.querySelector('img[alt="验证码图片"]').src.replace(/^data:image\/svg\+xml;base64,/, '');
      return [...atob(source).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, character]) => character).join('');
    },
  };
})();
