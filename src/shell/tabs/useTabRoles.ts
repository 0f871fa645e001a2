import { type RefObject, useLayoutEffect } from 'react';
import { tabsIn } from './tabElements';

/**
 * Corrects the roles of antd's tab bar: the role `tablist` moves to the list itself, without the buttons, and gets a
 * name; the active tab controls the page; one tab is always a Tab stop.
 */
export function useTabRoles(bar: RefObject<HTMLElement | null>): void {
  // After every render, because antd renders tabs anew.
  useLayoutEffect(() => {
    bar.current?.querySelector('.ant-tabs-nav')?.removeAttribute('role');
    bar.current?.querySelector('.ant-tabs-nav')?.removeAttribute('aria-orientation');
    const list = bar.current?.querySelector('.ant-tabs-nav-list');
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-label', '已打开的页面');
    const tabs = tabsIn(bar.current);
    const active = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    for (const tab of tabs) {
      if (tab === active) tab.setAttribute('aria-controls', 'page');
      else tab.removeAttribute('aria-controls');
      tab.tabIndex = tab === (active ?? tabs[0]) ? 0 : -1;
    }
  });
}
