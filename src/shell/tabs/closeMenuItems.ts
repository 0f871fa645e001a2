import { type CloseAction, tabsToClose, type VisitedTab } from '@/state/tabs/tabRules';

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
