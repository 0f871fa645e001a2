import type { DictMeta } from '@/lib/dict/DictEntry';
import type { Downloads } from '@/lib/download/createDownloads';
import type { Http } from '@/lib/http/http';
import type { createTurns } from '@/lib/http/turns';
import type { Toasts } from '@/ui/toast/createToasts';

/** What belongs to one app but not into its store. Thunks get it as their third argument, listeners as `extra`. */
export interface Services {
  http: Http;
  toast: Toasts;
  /** The app's own name of the page for the `component` of a route; undefined: it has none. */
  pageNamed: (component: string) => string | undefined;
  downloads: Downloads;
  /** For counts, which come many at once, and can wait. */
  counts: ReturnType<typeof createTurns>;
  /** The declared dictionaries, by type. They outlive the session. */
  dictMetas: Map<string, DictMeta>;
  /** Scroll positions in pixels of the pages that stay mounted in the background, by tab key. */
  scrollPositions: Map<string, number>;
}
