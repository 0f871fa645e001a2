import { afterAll, vi } from 'vitest';

// A worker runs several files, so that it loads antd and jsdom once. After each file, modules, page, storage and
// clock are reset.
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
