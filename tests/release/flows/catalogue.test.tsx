import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../renderApp';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/catalogue/CataloguePage'));

/** Each section, and a text that shows that its component works. */
const SECTIONS: [name: string, sign: string | RegExp][] = [
  ['对话框 Dialogs', /confirm/],
  ['字典选择 DictSelect', '女'],
  ['字典标签 DictTag', '停止党籍'],
  ['字段 Fields', '单行文字'],
  ['批量生成 FillPlan', '1人没有标准：张伟'],
  ['工具函数 Functions', /✓ 身份证号（含校验码）/],
  ['页面提示 Hints', '显示提示'],
  ['列表 ListParts', '共 1234 条'],
  ['组织树 OrgTree', '港口集团党委'],
  ['按权限显示 Permitted', '可以新增并删除字典'],
  ['预设条件 Presets', '发送的条件：无'],
  ['按季度汇总 Quarters', '缺'],
  ['动作与联动 RecordWords', '计算基数'],
  ['富文本编辑器 RichTextEditor', '主题党日活动通知'],
  ['从属记录 Rows', '添加一行'],
  ['流程 Steps', /提出申请/],
  ['汇总 Summary', '部分'],
  ['行内开关 Toggle', '组织委员'],
];

test('the catalogue shows a live example of each shared component, and its index leads there (§2.71, §5.14)', async () => {
  const { user } = await signedIn('/catalogue');
  const index = within(await screen.findByRole('navigation', { name: '组件目录' })).getAllByRole('button');
  expect(index.map(({ textContent }) => textContent)).toEqual(SECTIONS.map(([name]) => name.split(' ')[0]));
  for (const [name, sign] of SECTIONS) {
    const section = within(screen.getByRole('region', { name }));
    expect((await section.findAllByText(sign)).length, name).toBeGreaterThan(0);
    expect(section.queryByRole('alert'), name).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: '列表' }));
  expect(screen.getByRole('heading', { name: '列表 ListParts' })).toHaveFocus();
});
