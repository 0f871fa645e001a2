import { afterAll, vi } from 'vitest';

// A worker runs one file after another, so that it loads antd and jsdom once. What a file leaves behind ends with it: each
// begins with modules of its own, on an empty page, by the real clock.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [cookie] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${cookie}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
});
