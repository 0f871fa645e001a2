import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { nextPath, tabsToClose, type CloseAction, type VisitedTab } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs, tabMoved, tabsClosed } from '@/state/tabs/tabsSlice';
import { RETURN } from '../page/pageScroll';
import { reloadView } from '../page/reloadView';

/** What a user can do with the tabs (specification, section 2, "Tabs"). The functions stay the same. */
export function useTabActions() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      /** Shows the tab's page; the one that is shown already is reloaded. */
      activate: ({ key, pathname, search }: VisitedTab) => {
        if (key === selectActiveKey(getState())) dispatch(reloadView());
        else void navigate(pathname + search, { state: RETURN });
      },
      close: (action: CloseAction, key: string) => {
        const tabs = selectTabs(getState());
        const closing = tabsToClose(tabs, action, key);
        const next = nextPath(tabs, closing, selectActiveKey(getState()));
        dispatch(tabsClosed(closing.map((tab) => tab.key)));
        if (next !== undefined) void navigate(next, { state: RETURN });
      },
      move: (from: string, to: string) => void dispatch(tabMoved({ from, to })),
    }),
    [dispatch, getState, navigate],
  );
}
