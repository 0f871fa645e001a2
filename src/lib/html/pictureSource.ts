import { appConfig } from '@/config/appConfig';
import { parseUrl, webAddress } from '../link';

/** RuoYi's uploads and the files of RuoYi-Vue-Plus by id, with or without the API base of a front end of its own. */
const UPLOAD = /^(?:\/[\w-]+-api)?(\/(?:profile\/.*|(?:system|resource)\/oss\/download\/\d+))$/;
const STORED_FILE = /^\/(?:system|resource)\/oss\/download\/(\d+)$/;
/** The words before the name of a picture that a link leads to. */
export const PICTURE_WORDS = '查看图片：';
/** A picture as data. */
export const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,/i;
/** 2 MB as base64. */
const MAX_DATA_LENGTH = 2_800_000;

/** Whether a path is below a place; nothing is below an empty one. */
export const isBelow = (path: string, place: string) => place !== '' && path.startsWith(`${place.replace(/\/$/, '')}/`);

/** The address of an upload, which comes from the API; undefined for others. */
export function uploadAddress(path: string): string | undefined {
  const [, upload] = UPLOAD.exec(path) ?? [];
  return upload === undefined ? undefined : appConfig.apiBase + upload;
}

/** An address as a server looks it up: its path decoded, without empty and dotted parts, without a query. */
export function servedAt(address: string): string {
  const url = parseUrl(address, window.location.href);
  // An encoded per cent sign stays: decoded, it could be read as part of another code.
  const path = url?.pathname.replace(/%(?!25|23|3f)[2-7][\da-f]/gi, decodeURIComponent).replace(/\/+/g, '/');
  return parseUrl(path ?? '', url?.origin)?.href ?? '';
}

/** The path below the API at which a server looks up an address; undefined for addresses elsewhere. */
export function apiPath(address: string): string | undefined {
  const [path, api] = [servedAt(address), servedAt(appConfig.apiBase)];
  return path.startsWith(`${api}/`) ? path.slice(api.length) : undefined;
}

/**
 * The id of a file that only the app can fetch, with its token: `…/system/oss/download/{id}`, as texts have it where
 * other addresses would expire; undefined for others.
 */
export function storedFile(address: string): string | undefined {
  const [, id] = STORED_FILE.exec(apiPath(uploadAddress(address) ?? address) ?? '') ?? [];
  return id;
}

/** The full address of a picture or video of the web; undefined for others. */
export const mediaAddress = (source: string): string | undefined =>
  webAddress(source.startsWith('//') ? `https:${source}` : source);

/** The host of a picture that is not shown because `imageHosts` does not name it; undefined for others. */
export function refusedHost(source: string): string | undefined {
  const url = parseUrl(source, window.location.href);
  const isRefused = url && /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
  return isRefused && !appConfig.imageHosts.includes(url.host) ? url.host : undefined;
}

/** What to do so that pictures of a host are shown. */
export const refusedWords = (host: string): string => `本站未允许显示 ${host} 的图片，可在设置 imageHosts 中允许`;

/**
 * The address from which a picture of a text may be loaded: the app, its API, the file preview and the configured hosts
 * of pictures; uploads of RuoYi come from the API. A request elsewhere would tell another host who is reading, or ask
 * another application of this host with the reader's cookies. Small pictures may be data. Undefined: it is not loaded.
 */
export function pictureSource(source: string): string | undefined {
  if (DATA_PICTURE.test(source)) return source.length <= MAX_DATA_LENGTH ? source : undefined;
  // An element of a page sends no token.
  if (storedFile(source) !== undefined) return undefined;
  const url = source === '' ? undefined : parseUrl(source, window.location.href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== window.location.origin) return refusedHost(source) === undefined ? source : undefined;
  // Servers decode these to parts of a path, which could lead out of the allowed folder.
  if (/%2f|%5c|%2e/i.test(url.pathname)) return undefined;
  const { apiBase, previewBase } = appConfig;
  if ([import.meta.env.BASE_URL, apiBase, previewBase].some((place) => isBelow(url.pathname, place))) return source;
  const upload = uploadAddress(url.pathname);
  return upload === undefined ? undefined : upload + url.search;
}
