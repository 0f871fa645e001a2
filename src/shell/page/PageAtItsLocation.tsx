import type { ReactElement } from 'react';
import { UNSAFE_RouteContext as RouteContext, useRoutes } from 'react-router-dom';

/** No page is nested in another one: each matches its own route from the root. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

interface Props {
  pathname: string;
  search: string;
  route: string;
  element: ReactElement;
}

const MatchedPage = ({ pathname, search, route, element }: Props) =>
  useRoutes([{ path: route, caseSensitive: true, element }], { pathname, search });

/**
 * One page at its own location: a hidden page sees neither the new address nor its parameters. Why this also needs a
 * context that react-router calls unsafe is shown by the test.
 */
export const PageAtItsLocation = (page: Props) => (
  <RouteContext value={ROOT}>
    <MatchedPage {...page} />
  </RouteContext>
);
