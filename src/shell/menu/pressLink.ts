import type { MenuProps } from 'antd';

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0];

/** Opens the link of an entry that was pressed beside its link, as assistive technology does. */
export function pressLink({ domEvent: { target, currentTarget } }: MenuInfo): void {
  if (target === currentTarget) currentTarget.querySelector('a')?.click();
}
