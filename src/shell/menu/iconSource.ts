import type { RouteMeta } from '@/state/routes/RouteNode';
import { ICON_ALIASES } from './iconAliases';
import { readings } from './iconNames';

export type IconMeta = Pick<RouteMeta, 'icon' | 'isCustomSvg' | 'notCustomIcon'>;

/**
 * Where an icon comes from: the pictures of `src/assets/icons`, the icons that the menu brings along, the counterparts
 * of other sets' names (a part of its own), or the whole icon library (a large part of its own).
 */
export type IconSource =
  { from: 'pictures' | 'own' | 'aliases' | 'library' | 'unknown'; name: string } | { from: 'usual' };

interface Names {
  has: (name: string) => boolean;
}

/** `UserOutlined` → `user`, as `own` names its icons; they are all outlined. */
const ownName = (reading: string) => reading.replace(/outlined$/, '');

/**
 * Where the icon that a route names comes from (specification, section 3, "Route meta"). `isCustomSvg` asks for a
 * picture, `notCustomIcon` for anything else; without them a picture of that name goes first.
 *
 * @param own names in small letters without marks or style
 */
export function iconSource({ icon, isCustomSvg, notCustomIcon }: IconMeta, pictures: Names, own: Names): IconSource {
  if (icon === '') return { from: 'usual' };
  if (!notCustomIcon && pictures.has(icon)) return { from: 'pictures', name: icon };
  if (isCustomSvg) return { from: 'unknown', name: icon };
  for (const reading of readings(icon)) {
    if (own.has(ownName(reading))) return { from: 'own', name: ownName(reading) };
    const counterpart = Object.hasOwn(ICON_ALIASES, reading) ? ICON_ALIASES[reading] : undefined;
    if (counterpart === undefined) continue;
    const name = ownName(counterpart.toLowerCase());
    return own.has(name) ? { from: 'own', name } : { from: 'aliases', name: counterpart };
  }
  return { from: 'library', name: icon };
}
