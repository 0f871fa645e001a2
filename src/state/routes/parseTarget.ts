import { isRecord } from '@/lib/record';
import { linkKind, webAddress } from '@/lib/link';
import { toText, type Fields } from './parseMeta';
import type { RouteTarget } from './RouteNode';

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
