/** Calls `listener` now and whenever something on the page was added or taken away; returns the function that stops it. */
export function onDomChange(listener: () => void): () => void {
  const drawn = new MutationObserver(listener);
  drawn.observe(document.body, { childList: true, subtree: true });
  listener();
  return () => drawn.disconnect();
}
