import { defaultChild } from '@/state/routes/defaultChild';
import type { RouteHandle } from '@/state/routes/routeHandle';

export interface Crumb {
  title: string;
  /** A group's redirect or first page, a page's own path (specification, section 2). */
  to: string;
}

/** The way from the top of the menu to the open page; nodes marked `breadcrumbHidden` are skipped. */
export const crumbs = ({ node, ancestors = [] }: RouteHandle, openFirstMenu: boolean): Crumb[] =>
  (node ? [...ancestors, node] : [])
    .filter(({ meta }) => !meta.breadcrumbHidden)
    .map((step) => ({ title: step.meta.title, to: defaultChild(step, openFirstMenu) }));
