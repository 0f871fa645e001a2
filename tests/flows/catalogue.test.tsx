import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../renderApp';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/catalogue/CataloguePage'), 120_000);

/** Each section, and a text that shows that its component works. */
const SECTIONS: [name: string, sign: string | RegExp][] = [
  ['Dialogs', /confirm/],
  ['DictSelect', '女'],
  ['DictTag', '停止党籍'],
  ['Download', '浏览器打包'],
  ['Functions', /✓ 身份证号（含校验码）/],
  ['Hints', '显示提示'],
  ['OrgTree', '港口集团党委'],
  ['OrgTreeSelect', '请选择组织'],
  ['Pagination', '共 1234 条'],
  ['Permitted', '可以新增并删除字典'],
  ['QueryForm', '所在支部'],
  ['RichTextEditor', '主题党日活动通知'],
  ['RightToolbar', /刷新 0 次/],
  ['TreeSelect', '请选择上级组织'],
  ['useTableHeight', /当前窗口：\d+ 像素/],
];

test('the catalogue shows a live example of each shared component, and its index leads there', async () => {
  const { user } = await signedIn('/catalogue');
  const index = within(await screen.findByRole('navigation', { name: '组件目录' })).getAllByRole('button');
  expect(index.map(({ textContent }) => textContent)).toEqual(SECTIONS.map(([name]) => name));
  for (const [name, sign] of SECTIONS) {
    const section = within(screen.getByRole('region', { name }));
    expect((await section.findAllByText(sign)).length, name).toBeGreaterThan(0);
    expect(within(section.getByRole('group', { name: '属性说明' })).getAllByRole('row').length).toBeGreaterThan(1);
    expect(section.queryByRole('alert'), name).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'QueryForm' }));
  expect(screen.getByRole('heading', { name: 'QueryForm' })).toHaveFocus();
});
