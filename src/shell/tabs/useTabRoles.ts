import { useLayoutEffect, type RefObject } from 'react';
import { tabsIn } from './tabElements';

/**
 * Completes what antd's tab bar says to assistive technology. It calls the whole bar the list of the tabs, although
 * buttons stand in it, and gives it no name; its tabs control panels of its own, while the pages lie outside; and where
 * no tab is active, the keyboard reaches none.
 */
export function useTabRoles(bar: RefObject<HTMLElement | null>): void {
  // After every render: antd draws tabs anew, and sets none of these attributes twice.
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
