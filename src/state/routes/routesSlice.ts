import { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';
import { tokenFound, tokenReceived } from '../user/userSlice';
import { byPathname } from './routeEntries';
import { type NodeWithAncestors, type RouteNode, walkRoutes } from './routeTree';

/** The user's routes, or the state of their loading (§4.11). */
type RoutesState =
  | { status: 'none' }
  /** `isRetrying`: the server did not answer, and is asked again. */
  | { status: 'loading'; isRetrying: boolean }
  | { status: 'ready'; nodes: RouteNode[] }
  | { status: 'failed' };

/** The server has refused a call to the user: menu and permissions may be out of date. */
export const accessRefused = createAction('routes/accessRefused');

const none = { status: 'none' } as RoutesState;
const noNodes: RouteNode[] = [];

export const routesSlice = createSlice({
  name: 'routes',
  initialState: none,
  reducers: {
    routesRequested: (): RoutesState => ({ status: 'loading', isRetrying: false }),
    routesRetried: (): RoutesState => ({ status: 'loading', isRetrying: true }),
    routesBuilt: (_state, { payload: nodes }: PayloadAction<RouteNode[]>): RoutesState => ({ status: 'ready', nodes }),
    /** The menu has changed during the session: the open pages stay. */
    routesRefreshed: (_state, { payload: nodes }: PayloadAction<RouteNode[]>): RoutesState => ({
      status: 'ready',
      nodes,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (_state, { payload }): RoutesState =>
        payload.reason === 'failed' ? { status: 'failed' } : none,
      )
      // Those of visitors are not the user's.
      .addMatcher(isAnyOf(tokenFound, tokenReceived), (): RoutesState => none),
  selectors: {
    selectRoutesStatus: (state) => state.status,
    selectIsRetrying: (state) => state.status === 'loading' && state.isRetrying,
    selectRouteNodes: (state) => (state.status === 'ready' ? state.nodes : noNodes),
  },
});

export const { routesRequested, routesRetried, routesBuilt, routesRefreshed } = routesSlice.actions;
export const { selectRoutesStatus, selectIsRetrying, selectRouteNodes } = routesSlice.selectors;

/** All nodes of the user's routes by path. */
export const selectRouteIndex = createSelector(
  selectRouteNodes,
  (nodes): ReadonlyMap<string, NodeWithAncestors> =>
    new Map([...walkRoutes(nodes)].map(([node, ancestors]) => [node.path, { node, ancestors }])),
);

/** The same by the paths of addresses. */
export const selectEntriesByPathname = createSelector(selectRouteIndex, (index) => byPathname(index.values()));

const isHidden = ({ node, ancestors }: NodeWithAncestors) => [...ancestors, node].some(({ meta }) => meta.hidden);

/** Whether a page can be offered anywhere: it exists, needs no parameters, and neither it nor a group above is hidden. */
function isDestination(entry: NodeWithAncestors): boolean {
  const { target, path } = entry.node;
  const isPage = target.type === 'frame' || (target.type === 'page' && !target.isMissing);
  return isPage && !path.includes(':') && !isHidden(entry);
}

/** The entries of the user's menu that lead to other sites, in the menu's order. */
export const selectLinks = createSelector(selectRouteIndex, (index): readonly NodeWithAncestors[] =>
  [...index.values()].filter((entry) => entry.node.target.type === 'link' && !isHidden(entry)),
);

/** The pages of the user's menu that can be offered beside it (shortcuts, recent pages), by path, in the menu's order. */
export const selectDestinations = createSelector(
  selectRouteIndex,
  (index): ReadonlyMap<string, NodeWithAncestors> => new Map([...index].filter(([, entry]) => isDestination(entry))),
);
