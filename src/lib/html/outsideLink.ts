import { appConfig } from '@/config/appConfig';
import { NEW_WINDOW, parseUrl } from '../link';
import { isBelow, servedAt } from './pictureSource';

/** Whether a server answers a path of this host by the app or by the file preview. */
function isShown(path: string): boolean {
  const { routerMode, apiBase, previewBase, chatBaseUrl, chatFileBase } = appConfig;
  const base = import.meta.env.BASE_URL;
  // The first two lead on to the third.
  if (['/', base.replace(/\/$/, ''), base, `${base}index.html`].includes(path) || isBelow(path, previewBase))
    return true;
  const isPage = routerMode === 'history' && isBelow(path, base) && !path.slice(path.lastIndexOf('/')).includes('.');
  return isPage && ![apiBase, chatBaseUrl, chatFileBase].some((place) => isBelow(path, place));
}

/** Whether an address leads to data of this host, such as a file of the API, and not to the app or a preview. */
export function isHostData(address: string): boolean {
  const url = parseUrl(servedAt(address));
  return url?.origin === window.location.origin && !isShown(url.pathname);
}

/**
 * Properties of a link in a text from outside. It opens a new window; data of this host is saved, because a page among it
 * would stand there in the platform's name.
 */
export const outsideLink = (address: string) => (isHostData(address) ? ({ download: '' } as const) : NEW_WINDOW);
