import { isRecord } from '@/lib/isRecord';
import { type Fields } from './parseMeta';
import { readQuery } from './readQuery';

const TEXTS = ['title', 'icon', 'badge', 'target', 'activeMenu', 'link'];
const FLAGS = [
  'dot',
  'hidden',
  'levelHidden',
  'breadcrumbHidden',
  'noKeepAlive',
  'noCache',
  'noClosable',
  'dynamicNewTab',
  'tabHidden',
  'isCustomSvg',
  'notCustomIcon',
  'noColumn',
];
const FLAG_VALUES: readonly unknown[] = [true, false, 'true', 'false', 1, 0, '1', '0', ''];

const isMissing = (value: unknown) => value === undefined || value === null;
const isText = (value: unknown) => ['string', 'number'].includes(typeof value) || value === false;

/** The fields of a menu entry with values that cannot be read; they count as missing. */
export function unreadFields(node: Fields): string[] {
  const { meta, children, query } = node;
  const inMeta = isRecord(meta) ? meta : {};
  const wrong = (names: readonly string[], fits: (value: unknown) => boolean) =>
    names.filter((name) => !isMissing(inMeta[name]) && !fits(inMeta[name])).map((name) => `meta.${name}`);
  return [
    ...(isMissing(meta) || isRecord(meta) ? [] : ['meta']),
    ...wrong(TEXTS, isText),
    ...wrong(FLAGS, (value) => FLAG_VALUES.includes(value)),
    ...(isMissing(children) || Array.isArray(children) ? [] : ['children']),
    ...(isMissing(query) || query === '' || readQuery(query) ? [] : ['query']),
  ];
}
