import type { RouteMeta } from '@/state/routes/RouteNode';

export type IconMeta = Pick<RouteMeta, 'icon' | 'isCustomSvg' | 'notCustomIcon'>;

/**
 * Where the icon that a route names comes from: one of the pictures of `src/assets/icons`, or the icon library
 * (spec.md section 3, "Route meta"). `isCustomSvg` asks for a picture, `notCustomIcon` for the library; without them a
 * picture of that name goes first. A name that is in neither is drawn as a page, so that folded menus stay usable.
 */
export function iconSource(
  { icon, isCustomSvg, notCustomIcon }: IconMeta,
  pictures: { has: (name: string) => boolean },
  library: { has: (name: string) => boolean },
): { from: 'pictures' | 'library'; name: string } {
  if (!notCustomIcon && pictures.has(icon)) return { from: 'pictures', name: icon };
  if (!isCustomSvg && library.has(icon)) return { from: 'library', name: icon };
  return { from: 'library', name: 'file' };
}
