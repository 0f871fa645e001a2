const PAGES = import.meta.glob('./*.tsx');

/** The hash of the address names the page. */
await PAGES[`./${window.location.hash.slice(1)}.tsx`]?.();
