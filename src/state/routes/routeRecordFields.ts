import { isRecord } from '@/lib/isRecord';
import type { RouteMeta, RouteQuery } from './routeTree';

export type Fields = Readonly<Record<string, unknown>>;

/** The text of a field; numbers count as text, anything else is empty. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether a flag is set; servers send `true`, `"true"`, `1` or `"1"`. */
export const isOn = (value: unknown): boolean => [true, 'true', 1, '1'].some((on) => on === value);

const TEXTS = ['title', 'icon', 'badge', 'target', 'activeMenu'] as const;
const FLAGS = [
  'dot',
  'hidden',
  'levelHidden',
  'breadcrumbHidden',
  'noKeepAlive',
  'noClosable',
  'dynamicNewTab',
  'tabHidden',
  'isCustomSvg',
  'notCustomIcon',
  'noColumn',
] as const;

const readAll = <Name extends string, T>(names: readonly Name[], meta: Fields, read: (value: unknown) => T) =>
  Object.fromEntries(names.map((name) => [name, read(meta[name])])) as Record<Name, T>;

/** Reads the meta of a node in either dialect (§12.1); fields of a wrong type are ignored. */
export function parseMeta(node: Fields): RouteMeta {
  const meta = isRecord(node['meta']) ? node['meta'] : {};
  const texts = readAll(TEXTS, meta, toText);
  const flags = readAll(FLAGS, meta, isOn);
  return {
    ...texts,
    ...flags,
    icon: texts.icon === '#' ? '' : texts.icon,
    hidden: flags.hidden || isOn(node['hidden']),
    noKeepAlive: flags.noKeepAlive || isOn(meta['noCache']),
  };
}

export const emptyMeta = parseMeta({});

/** A value of a query; `true` and `false` are words there. */
const paramText = (value: unknown) => (typeof value === 'boolean' ? String(value) : toText(value));

function readParam(value: unknown): string | string[] {
  if (!Array.isArray(value)) return paramText(value);
  return value.map(paramText).filter((text) => text !== '');
}

/** A query as addresses have it, as people write it where RuoYi wants JSON: `id=1&type=2`. */
const PAIRS = /^\??([^\s"'{}[\]=&]+=[^\s"'{}[\]&]*(?:&|$))+$/;

/** The query of a menu entry, which RuoYi sends as JSON text; `undefined` for anything but an object or pairs. */
export function readQuery(query: unknown): RouteQuery | undefined {
  let value = query;
  if (typeof query === 'string') {
    if (PAIRS.test(query)) return Object.fromEntries(new URLSearchParams(query));
    try {
      value = JSON.parse(query) as unknown;
    } catch {
      return undefined;
    }
  }
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, readParam(part)] as const)
      .filter(([, part]) => part.length > 0),
  );
}

const FLAG_VALUES: readonly unknown[] = [true, false, 'true', 'false', 1, 0, '1', '0', ''];

const isMissing = (value: unknown) => value === undefined || value === null;
const isText = (value: unknown) => ['string', 'number'].includes(typeof value) || value === false;
const isFlag = (value: unknown) => FLAG_VALUES.includes(value);

/** The fields of a menu entry with values that cannot be read; they count as missing. */
export function unreadableFields(node: Fields): string[] {
  const { meta, children, query } = node;
  const inMeta = isRecord(meta) ? meta : {};
  const wrong = (names: readonly string[], fits: (value: unknown) => boolean) =>
    names.filter((name) => !isMissing(inMeta[name]) && !fits(inMeta[name])).map((name) => `meta.${name}`);
  return [
    ...(isMissing(meta) || isRecord(meta) ? [] : ['meta']),
    ...wrong([...TEXTS, 'link'], isText),
    ...wrong([...FLAGS, 'noCache'], isFlag),
    ...(isMissing(children) || Array.isArray(children) ? [] : ['children']),
    ...(isMissing(query) || query === '' || readQuery(query) ? [] : ['query']),
  ];
}
