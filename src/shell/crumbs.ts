import { landing } from '@/state/routes/landing';
import type { RouteHandle } from '@/state/routes/routeHandle';

export interface Crumb {
  title: string;
  /** A group's redirect or first page, a page's own path (specification, section 2). */
  to: string;
}

/** The way from the top of the menu to the open page; nodes marked `breadcrumbHidden` are skipped. */
export const crumbs = ({ node, above = [] }: RouteHandle, openFirstMenu: boolean): Crumb[] =>
  (node ? [...above, node] : [])
    .filter(({ meta }) => !meta.breadcrumbHidden)
    .map((step) => ({ title: step.meta.title, to: landing(step, openFirstMenu) }));
