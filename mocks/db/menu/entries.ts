import { PREFIX } from '../../handlers/path';
import type { RouteRecord } from './RouteRecord';

type Meta = Record<string, unknown>;

const nameOf = (path: string) =>
  path.replace(/(^|[-/])([a-z])/g, (_match, _mark, letter: string) => letter.toUpperCase());

/** An entry that opens the dictionary page at one dictionary type. */
export const makeDictMenuEntry = (path: string, title: string, type: string, meta: Meta = {}): RouteRecord => ({
  path,
  name: `Dict${nameOf(path)}`,
  component: 'dict/DictPage',
  query: JSON.stringify({ type }),
  meta: { title, ...meta },
});

/** An entry that shows a page of `mocks/db/framePages.ts` in a frame; `menuOf` puts the host before its address. */
export const makeFrameMenuEntry = (path: string, title: string, page: string, meta: Meta = {}): RouteRecord => ({
  path,
  name: `Frame${nameOf(path)}`,
  component: 'InnerLink',
  meta: { title, link: `${PREFIX}/framePages/${page}`, ...meta },
});

/** An entry that opens a page of party work, for those who may see its list. */
export const makePartyMenuEntry = (path: string, title: string, area: string, meta: Meta = {}): RouteRecord => ({
  path,
  name: `Party${nameOf(area)}`,
  component: `party/${area}/index`,
  permissions: [`party:${area}:list`],
  meta: { title, ...meta },
});
