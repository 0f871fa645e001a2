// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OrgTree } from './OrgTree';
import { toastWrapper } from '../../../tests/toastWrapper';
import { RECORDS } from '../../../tests/treeSelects';

type Options = Partial<Parameters<typeof OrgTree>[0]> & { ticked?: readonly string[] };

/** A tree with the state of its checked and selected nodes. */
function Owned({ ticked, ...props }: Options) {
  const [checked, setChecked] = useState(ticked);
  const [selected, setSelected] = useState(props.selectedId);
  const select = props.onSelect && {
    selectedId: selected,
    onSelect: (id?: string) => {
      setSelected(id);
      props.onSelect?.(id);
    },
  };
  return (
    <>
      <OrgTree
        records={RECORDS}
        label="组织"
        {...props}
        {...select}
        {...(checked && { checkedIds: checked, onCheck: setChecked })}
      />
      <output>{checked?.join(' ')}</output>
    </>
  );
}

function setup(options: Options = {}) {
  const { toast, wrapper } = toastWrapper();
  render(<Owned {...options} />, { wrapper });
  const lines = () =>
    screen.queryAllByRole('treeitem').map((line) => `${' '.repeat(Number(line.ariaLevel) - 1)}${line.textContent}`);
  return { lines, toast, user: userEvent.setup() };
}
const line = (name: string) => screen.getByRole('treeitem', { name });
const title = (name: string) => line(name).querySelector('.ant-tree-title') ?? line(name);
const ticked = () => document.querySelector('output')?.textContent;
const caret = (of: HTMLElement) => of.querySelector('.ant-tree-switcher') ?? of;
const active = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

test('the roots are open at first; the caret opens and closes (§2.71)', async () => {
  const { lines, user } = setup();
  expect(lines()).toEqual(['集团党委', ' 码头党委', ' 轮驳党委']);
  await user.click(caret(line('码头党委')));
  expect(lines()).toEqual(['集团党委', ' 码头党委', '  第一支部', '  第二支部', ' 轮驳党委']);
  await user.click(caret(line('集团党委')));
  expect(lines()).toEqual(['集团党委']);
  expect(line('集团党委')).toHaveProperty('ariaExpanded', 'false');
});

test.each([
  ['with levels', RECORDS, 1],
  ['flat', RECORDS.slice(0, 1), 0],
])('全部展开 is offered where there is something to open: %s', (_name, records, offered) => {
  setup({ records, ticked: [] });
  expect(screen.queryAllByRole('button', { name: /^全部/ })).toHaveLength(offered);
});

test('the selected node is in sight at first; a click selects another one, a second click none', async () => {
  const onSelect = vi.fn();
  const { user } = setup({ selectedId: 'm2', onSelect });
  expect(line('第二支部')).toHaveProperty('ariaSelected', 'true');
  await user.click(title('轮驳党委'));
  expect(line('轮驳党委')).toHaveProperty('ariaSelected', 'true');
  await user.click(title('轮驳党委'));
  expect(onSelect.mock.calls).toEqual([['l'], [undefined]]);
});

test('a search shows matches with what is above and below them, marks and counts them', async () => {
  const { lines, user } = setup();
  await user.type(screen.getByLabelText('搜索组织'), '第二');
  expect(await screen.findByText('找到 1 个组织')).toBeTruthy();
  expect(lines()).toEqual(['集团党委', ' 码头党委', '  第二支部']);
  expect(document.querySelector('mark')?.textContent).toBe('第二');
  await user.type(screen.getByLabelText('搜索组织'), '没有');
  expect(await screen.findByText('没有匹配的组织')).toBeTruthy();
  await user.clear(screen.getByLabelText('搜索组织'));
  expect(lines()).toEqual(['集团党委', ' 码头党委', ' 轮驳党委']);
});

test('a found node can be closed and opened', async () => {
  const { lines, user } = setup();
  await user.type(screen.getByLabelText('搜索组织'), '支部');
  await screen.findByText('找到 2 个组织');
  await user.click(caret(line('码头党委')));
  expect(lines()).toEqual(['集团党委', ' 码头党委']);
  await user.click(caret(line('码头党委')));
  expect(lines()).toHaveLength(4);
});

test('a tick stands for all below it; what is above is ticked in part', async () => {
  const { user } = setup({ ticked: [] });
  const box = (name: string) => within(line(name)).getByRole('checkbox');
  await user.click(box('码头党委'));
  expect(ticked()?.split(' ').sort().join(' ')).toBe('m m1 m2');
  expect(line('集团党委')).toHaveProperty('ariaChecked', 'mixed');
  await user.click(caret(line('码头党委')));
  await user.click(box('第一支部'));
  expect(ticked()).toBe('m2');
  expect(line('码头党委')).toHaveProperty('ariaChecked', 'mixed');
  expect(line('第一支部')).toHaveProperty('ariaChecked', 'false');
});

test('where nothing can be selected, the name ticks', async () => {
  const { user } = setup({ ticked: [] });
  await user.click(title('轮驳党委'));
  expect(ticked()).toBe('l');
});

test('a tick during a search touches only what is shown', async () => {
  const { user } = setup({ ticked: [] });
  await user.type(screen.getByLabelText('搜索组织'), '第二');
  await screen.findByText('找到 1 个组织');
  await user.click(title('集团党委'));
  expect(ticked()).toBe('m2');
});

test('all are ticked and opened at once; their number is told', async () => {
  const { lines, user } = setup({ ticked: ['m1'] });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(screen.getByText('已选 1 项')).toBeTruthy();
  await press('全选');
  expect(screen.getByText('已选 5 项')).toBeTruthy();
  await press('全不选');
  expect(ticked()).toBe('');
  await press('全部展开');
  expect(lines()).toEqual(['集团党委', ' 码头党委', '  第一支部', '  第二支部', ' 轮驳党委']);
  await press('全部折叠');
  expect(lines()).toEqual(['集团党委']);
});

test('what is ticked and not in the tree stays', async () => {
  const { user } = setup({ ticked: ['elsewhere'] });
  await user.click(screen.getByRole('button', { name: '全选' }));
  expect(ticked()?.split(' ')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '全不选' }));
  expect(ticked()).toBe('elsewhere');
});

test('without ticks there are no boxes', () => {
  setup();
  expect(line('集团党委').ariaChecked).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the keyboard goes, opens, closes, ticks and selects', async () => {
  const onSelect = vi.fn();
  const { lines, user } = setup({ ticked: [], onSelect });
  // Five stops: the field, its clear button (antd's style sheet, which hides it, is not there), 全选, 全部展开, the tree.
  for (let stop = 1; stop <= 5; stop += 1) await user.tab();
  expect(screen.getByRole('tree')).toBe(document.activeElement);
  expect(active()).toBe('集团党委');
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(active()).toBe('第一支部');
  await user.keyboard(' ');
  expect(ticked()).toBe('m1');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('m1');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(active()).toBe('码头党委');
  expect(lines()).toHaveLength(3);
  await user.keyboard('{End}');
  expect(active()).toBe('轮驳党委');
  await user.keyboard('{Home}');
  expect(active()).toBe('集团党委');
  expect(line('集团党委')).toHaveProperty('ariaExpanded', 'true');
});

test('of ten thousand only those in sight are in the page, also after scrolling', () => {
  const records = Array.from({ length: 10_000 }, (_, place) => ({ id: place, name: `组织${place}` }));
  setup({ records, height: 280 });
  const tree = screen.getByRole('tree');
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map(({ textContent }) => textContent);
  expect(names().length).toBeLessThan(40);
  expect(names()[0]).toBe('组织0');
  const holder = tree.querySelector('.ant-tree-list-holder') ?? tree;
  holder.scrollTop = 28 * 5000;
  fireEvent.scroll(holder);
  expect(names().length).toBeLessThan(40);
  expect(names()).toContain('组织5000');
  expect(within(tree).getByRole('treeitem', { name: '组织5000' }).getAttribute('aria-posinset')).toBe('5001');
});

test('on paper all stand', () => {
  setup({ records: Array.from({ length: 200 }, (_, place) => ({ id: place, name: `组织${place}` })), height: 280 });
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('treeitem')).toHaveLength(200);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
});

test('without organisations it says so', () => {
  setup({ records: [] });
  expect(screen.getByText('暂无组织')).toBeTruthy();
});
