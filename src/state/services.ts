import type { DictMeta } from '@/lib/dict/DictEntry';
import type { Downloads } from '@/lib/download/createDownloads';
import type { Http } from '@/lib/http/http';
import type { Toasts } from '@/ui/toast/createToasts';

/** What belongs to one app but not into its store. Thunks get it as their third argument, listeners as `extra`. */
export interface Services {
  http: Http;
  toast: Toasts;
  /** Whether the app has a page for the `component` of a route. */
  hasPage: (component: string) => boolean;
  downloads: Downloads;
  /** The declared dictionaries, by type. They outlive the session. */
  dictMetas: Map<string, DictMeta>;
  /** Scroll positions in pixels of the pages that stay mounted in the background, by tab key. */
  scrollPositions: Map<string, number>;
}
