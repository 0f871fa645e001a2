/** Calls `listener` now and on every change of the page's elements; returns the function that stops it. */
export function onDomChange(listener: () => void): () => void {
  const drawn = new MutationObserver(listener);
  drawn.observe(document.body, { childList: true, subtree: true });
  listener();
  return () => drawn.disconnect();
}
