import { linkKind, webAddress } from '@/lib/link';
import { isRecord } from '@/lib/record';
import { type Fields, toText } from './parseMeta';
import type { RouteTarget } from './RouteNode';

const PARAMETER = /^:([A-Za-z_]\w*)(\(.*\))?(\?)?$/;
const MAX_OPTIONAL_PARAMETERS = 3;

/** `:id(\\d+)` is vue-router's way of limiting a parameter; the router here knows `:id` and `:id?`. */
function readSegment(segment: string): string | undefined {
  if (segment.startsWith(':')) {
    const [, name, , optional = ''] = PARAMETER.exec(segment) ?? [];
    return name && `:${name}${optional}`;
  }
  return segment === '..' || /[*?#\\:]/.test(segment) ? undefined : segment;
}

/**
 * The full path of a node: its own path, absolute or relative to its parent's (specification, section 12).
 * Returns `undefined` for what no router can match: wildcards inside, `..`, `?`, `#`, malformed parameters.
 */
export function resolvePath(path: string, parent: string): string | undefined {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  const segments = whole
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(readSegment);
  if (segments.includes(undefined)) return undefined;
  // Every optional segment doubles the router's patterns.
  if (segments.filter((segment) => segment?.endsWith('?')).length > MAX_OPTIONAL_PARAMETERS) return undefined;
  return `/${segments.join('/')}`;
}

/** Components that mean "just the children" (specification, section 12). */
const CONTAINERS = new Set(['', 'Layout', 'ParentView']);

/** The address that RuoYi gives a node beside its path; empty = none. */
export const metaLink = (node: Fields): string => (isRecord(node['meta']) ? toText(node['meta']['link']) : '');

/** What a node shows, or the reason why it cannot be used. */
export function parseTarget(node: Fields, isLeaf: boolean): RouteTarget | { type: 'refused'; reason: string } {
  const path = toText(node['path']);
  const component = toText(node['component']);
  const link = metaLink(node);
  const address = link || path;
  const kind = linkKind(address);

  if (linkKind(path) === 'refused' || kind === 'refused') return { type: 'refused', reason: '不允许的链接' };
  if (component === 'InnerLink') {
    const url = webAddress(address);
    return url === undefined ? { type: 'refused', reason: '内嵌页面地址无效' } : { type: 'frame', url };
  }
  if (kind === 'external' && isLeaf) return { type: 'link', url: address };
  if (linkKind(path) === 'external') return { type: 'refused', reason: '外部链接不能有子菜单' };
  return CONTAINERS.has(component) ? { type: 'group' } : { type: 'page', component };
}
