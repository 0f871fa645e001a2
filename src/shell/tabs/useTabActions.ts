import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { type CloseAction, nextPath, tabsToClose, type VisitedTab } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs, tabMoved, tabsClosed } from '@/state/tabs/tabsSlice';
import { reloadView, RETURN } from '../page/reloadView';

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

export const closeMenu = (tabs: readonly VisitedTab[], key: string): CloseEntry[] =>
  LABELS.map(([action, label]) => ({ action, label, disabled: tabsToClose(tabs, action, key).length === 0 }));

/** The user's actions on tabs (specification, section 2, "Tabs"). */
export function useTabActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const tabs = useAppSelector(selectTabs);
  const active = useAppSelector(selectActiveKey);

  return {
    activate: ({ key, pathname, search }: VisitedTab) => {
      if (key === active) dispatch(reloadView());
      else void navigate(pathname + search, { state: RETURN });
    },
    close: (action: CloseAction, key: string) => {
      const closing = tabsToClose(tabs, action, key);
      const next = nextPath(tabs, closing, active);
      dispatch(tabsClosed(closing.map((tab) => tab.key)));
      if (next !== undefined) void navigate(next, { state: RETURN });
    },
    move: (from: string, to: string) => dispatch(tabMoved({ from, to })),
  };
}
