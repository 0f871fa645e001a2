import { expect, test } from 'vitest';
import { emptyMeta } from '@/state/routes/routeRecordFields';
import { antdItems } from './MainMenu';
import type { MenuItem } from './menuItems';
import styles from './MainMenu.module.css';

const entry = (path: string, children: MenuItem[] = []): MenuItem => ({
  path,
  href: path,
  isExternal: false,
  meta: emptyMeta,
  children,
});
const options = {
  flat: false,
  isInline: true,
  onGroupPress: () => undefined,
};

test.each([
  [18, false],
  [19, true],
])('a submenu of %i entries scrolls: %j (§2.36, §9.13)', (count, scrolls) => {
  const children = Array.from({ length: count }, (_, index) => entry(`/a/${index}`));
  const [group] = antdItems([entry('/a', children)], options);
  expect(styles.scrolling).toBeTruthy();
  expect(group && 'className' in group && group.className === styles.scrolling).toBe(scrolls);
});
