import type { RouteMeta } from '@/state/routes/routeTree';
import { ICON_ALIASES } from './iconAliases';

export type IconMeta = Pick<RouteMeta, 'icon' | 'isCustomSvg' | 'notCustomIcon'>;

/** The name in lower case without marks: `UserOutlined`, `user-outlined` → `useroutlined`. */
export const plainName = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Possible plain names, the likeliest first: the name as written, then without the prefix and suffixes of Remix icons
 * (`ri-home-2-line` → `home`).
 */
export function readings(name: string): string[] {
  const remix = name.replace(/^ri-/i, '').replace(/-(line|fill)$/i, '');
  return [...new Set([name, remix, remix.replace(/-\d+$/, '')].map(plainName))].filter(Boolean);
}

/**
 * Where an icon comes from: the pictures of `src/assets/icons`, the icons in the menu's chunk, or the whole icon library
 * (large own chunk).
 */
export interface IconSource {
  from: 'pictures' | 'own' | 'library' | 'unknown';
  name: string;
}

type Names = Pick<ReadonlySet<string>, 'has'>;

/** `useroutlined` → `user`. The icons of `own` are all outlined, so their names leave the style out. */
export const nameWithoutStyle = (reading: string) => reading.replace(/outlined$/, '');

/**
 * The source of a route's icon (§3.5); none without a name. `isCustomSvg` asks for a picture, `notCustomIcon` for
 * anything else; by default pictures come first.
 *
 * @param own plain names without style
 */
export function iconSource(meta: IconMeta, pictures: Names, own: Names): IconSource | undefined {
  const { icon, isCustomSvg, notCustomIcon } = meta;
  if (icon === '') return undefined;
  if (!notCustomIcon && pictures.has(icon)) return { from: 'pictures', name: icon };
  if (isCustomSvg) return { from: 'unknown', name: icon };
  for (const reading of readings(icon)) {
    if (own.has(nameWithoutStyle(reading))) return { from: 'own', name: nameWithoutStyle(reading) };
    const counterpart = ICON_ALIASES.get(reading);
    if (counterpart === undefined) continue;
    const name = nameWithoutStyle(counterpart.toLowerCase());
    return own.has(name) ? { from: 'own', name } : { from: 'library', name: counterpart };
  }
  return { from: 'library', name: icon };
}
