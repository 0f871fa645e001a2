import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { type CloseAction, nextPath, tabsToClose, type VisitedTab } from '@/state/tabs/tabRules';
import { RETURN_TO_PAGE } from '@/state/tabs/returnToPage';
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

export const closeMenuItems = (tabs: readonly VisitedTab[], key: string): CloseEntry[] =>
  LABELS.map(([action, label]) => ({ action, label, disabled: tabsToClose(tabs, action, key).length === 0 }));

/** The user's actions on tabs (§2.56 to §2.61). The functions are stable. */
export function useTabActions() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      activate: ({ key, pathname, search }: VisitedTab) => {
        if (key === selectActiveKey(getState())) emitReload();
        else void navigate(pathname + search, { state: RETURN_TO_PAGE });
      },
      close: (action: CloseAction, key: string) => {
        const tabs = selectTabs(getState());
        const closing = tabsToClose(tabs, action, key);
        const next = nextPath(tabs, closing, selectActiveKey(getState()));
        dispatch(tabsClosed(closing.map((tab) => tab.key)));
        if (next !== undefined) void navigate(next, { state: RETURN_TO_PAGE });
      },
      /** Mounts the page of a tab anew; another tab than the active one is shown first. */
      reload: async ({ key, pathname, search }: VisitedTab) => {
        if (key !== selectActiveKey(getState())) await navigate(pathname + search, { state: RETURN_TO_PAGE });
        emitReload();
      },
      move: (from: string, to: string) => void dispatch(tabMoved({ from, to })),
    }),
    [dispatch, getState, navigate],
  );
}
