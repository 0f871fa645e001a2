import { isRecord } from '@/lib/isRecord';
import type { RouteMeta } from './RouteNode';

export type Fields = Readonly<Record<string, unknown>>;

/** The text of a field; numbers count as text, anything else is empty. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether a flag is set; servers send `true`, `"true"`, `1` or `"1"`. */
export const isOn = (value: unknown): boolean => [true, 'true', 1, '1'].some((on) => on === value);

/** Reads the meta of a node in either dialect (§12.1); fields of a wrong type are ignored. */
export function parseMeta(node: Fields): RouteMeta {
  const meta = isRecord(node['meta']) ? node['meta'] : {};
  return {
    title: toText(meta['title']),
    icon: toText(meta['icon']) === '#' ? '' : toText(meta['icon']),
    badge: toText(meta['badge']),
    dot: isOn(meta['dot']),
    target: toText(meta['target']),
    activeMenu: toText(meta['activeMenu']),
    hidden: isOn(meta['hidden']) || isOn(node['hidden']),
    levelHidden: isOn(meta['levelHidden']),
    breadcrumbHidden: isOn(meta['breadcrumbHidden']),
    noKeepAlive: isOn(meta['noKeepAlive']) || isOn(meta['noCache']),
    noClosable: isOn(meta['noClosable']),
    dynamicNewTab: isOn(meta['dynamicNewTab']),
    tabHidden: isOn(meta['tabHidden']),
    isCustomSvg: isOn(meta['isCustomSvg']),
    notCustomIcon: isOn(meta['notCustomIcon']),
    noColumn: isOn(meta['noColumn']),
  };
}

export const emptyMeta = parseMeta({});
