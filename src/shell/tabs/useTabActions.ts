import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { type CloseAction, nextPath, tabsToClose, type VisitedTab, RETURN_TO_PAGE } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs, tabMoved, tabsClosed } from '@/state/tabs/tabsSlice';
import { emitReload } from '../page/reloadView';

interface CloseEntry {
  action: CloseAction;
  label: string;
  disabled: boolean;
}

const LABELS: readonly [CloseAction, string][] = [
  ['one', '关闭当前'],
  ['others', '关闭其他'],
  ['left', '关闭左侧'],
  ['right', '关闭右侧'],
  ['all', '关闭全部'],
];

/** What a tab's menu offers to close, and whether there is something to close. */
export const closeMenuItems = (tabs: readonly VisitedTab[], key: string): CloseEntry[] =>
  LABELS.map(([action, label]) => ({ action, label, disabled: tabsToClose(tabs, action, key).length === 0 }));

/** The user's actions on tabs (§2.56 to §2.61). */
export interface TabActions {
  /** Shows the page of a tab; that of the active one anew. */
  activate: (tab: VisitedTab) => void;
  close: (action: CloseAction, key: string) => void;
  /** Mounts the page of a tab anew; another tab than the active one is shown first. */
  reload: (tab: VisitedTab) => Promise<void>;
  move: (from: string, to: string) => void;
}

/** The actions; the object is stable. */
export function useTabActions(): TabActions {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const navigate = useNavigate();
  return useMemo(
    (): TabActions => ({
      activate: ({ key, pathname, search }) => {
        if (key === selectActiveKey(getState())) emitReload();
        else void navigate(pathname + search, { state: RETURN_TO_PAGE });
      },
      close: (action, key) => {
        const tabs = selectTabs(getState());
        const closing = tabsToClose(tabs, action, key);
        const next = nextPath(tabs, closing, selectActiveKey(getState()));
        dispatch(tabsClosed(closing.map((tab) => tab.key)));
        if (next !== undefined) void navigate(next, { state: RETURN_TO_PAGE });
      },
      reload: async ({ key, pathname, search }) => {
        if (key !== selectActiveKey(getState())) await navigate(pathname + search, { state: RETURN_TO_PAGE });
        emitReload();
      },
      move: (from, to) => void dispatch(tabMoved({ from, to })),
    }),
    [dispatch, getState, navigate],
  );
}
