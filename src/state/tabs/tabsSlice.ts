import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { WORKBENCH } from '@/config/paths';
import { routesBuilt, routesRefreshed } from '../routes/routesSlice';
import { type RouteNode, walkRoutes } from '../routes/routeTree';
import { sessionEnded } from '../sessionEnded';
import { type LivePage, moveTab, type VisitedTab, withPage, withTab } from './tabRules';

/** The open pages. */
export interface TabsState {
  tabs: VisitedTab[];
  /** Least recently used last. */
  pages: LivePage[];
  /** Key of the page on the screen. */
  active: string;
}

export interface OpenedPage extends VisitedTab {
  hasTab: boolean;
  kept: boolean;
}

const none: TabsState = { tabs: [], pages: [], active: '' };

const workbench: VisitedTab = { key: WORKBENCH, pathname: WORKBENCH, search: '', route: WORKBENCH, fixed: true };

const activePage = ({ pages, active }: TabsState) => pages.find(({ key }) => key === active);

const pathsOf = (nodes: readonly RouteNode[]) => new Set([...walkRoutes(nodes)].map(([node]) => node.path));

export const tabsSlice = createSlice({
  name: 'tabs',
  initialState: none,
  reducers: {
    pageOpened: (state, { payload: { hasTab, kept, fixed, ...page } }: PayloadAction<OpenedPage>) => {
      if (hasTab) state.tabs = withTab(state.tabs, { ...page, fixed });
      state.pages = withPage(state.pages, { ...page, kept });
      state.active = page.key;
    },
    tabsClosed: (state, { payload: keys }: PayloadAction<string[]>) => {
      state.tabs = state.tabs.filter(({ key }) => !keys.includes(key));
      state.pages = state.pages.filter(({ key }) => !keys.includes(key));
    },
    tabMoved: (state, { payload: { from, to } }: PayloadAction<{ from: string; to: string }>) => {
      state.tabs = moveTab(state.tabs, from, to);
    },
    /** The open page is mounted anew; sent on `reload-router-view` (§2.48). */
    viewReloaded: (state) => {
      const page = activePage(state);
      if (page) page.version += 1;
    },
    tabsRestored: (state, { payload }: PayloadAction<VisitedTab[]>) => {
      // By `withTab`, because a stored list may contain a tab twice.
      state.tabs = payload.reduce<VisitedTab[]>(withTab, []);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => none)
      .addCase(routesRefreshed, (state, { payload }) => {
        const routes = pathsOf(payload);
        state.tabs = state.tabs.filter(({ route }) => routes.has(route));
        state.pages = state.pages.filter(({ route }) => routes.has(route));
      })
      .addCase(routesBuilt, (state, { payload }) => {
        const routes = pathsOf(payload);
        const tabs = state.tabs.filter(({ key, route }) => routes.has(route) && key !== WORKBENCH);
        state.tabs = [workbench, ...tabs];
        state.pages = [];
      }),
  selectors: {
    selectTabs: (state) => state.tabs,
    selectLivePages: (state) => state.pages,
    selectActiveKey: (state) => state.active,
    /** The page on the screen; undefined on a page that is not of the menu, such as 404. */
    selectActivePage: activePage,
    /** From a page that the menu has lost: the address of the last tab (§4.49). Undefined where no page is lost. */
    selectWayOut: (state) => {
      const last = state.active === '' || activePage(state) ? undefined : state.tabs.at(-1);
      return last && last.pathname + last.search;
    },
  },
});

export const { pageOpened, tabsClosed, tabMoved, viewReloaded, tabsRestored } = tabsSlice.actions;
export const { selectTabs, selectLivePages, selectActiveKey, selectActivePage, selectWayOut } = tabsSlice.selectors;
