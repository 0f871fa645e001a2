import { tabsToClose, type CloseAction, type VisitedTab } from '@/state/tabs/tabRules';

export interface CloseEntry {
  action: CloseAction;
  label: string;
  /** Nothing would be closed. */
  disabled: boolean;
}

const LABELS: readonly [CloseAction, string][] = [
  ['one', '关闭当前'],
  ['others', '关闭其他'],
  ['left', '关闭左侧'],
  ['right', '关闭右侧'],
  ['all', '关闭全部'],
];

/** The close actions of a tab's menu, as seen from the tab `key`. */
export const closeMenu = (tabs: readonly VisitedTab[], key: string): CloseEntry[] =>
  LABELS.map(([action, label]) => ({ action, label, disabled: tabsToClose(tabs, action, key).length === 0 }));
