// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  chosenText,
  selectButton,
  untilClosed,
  type Kind,
  treeItem,
  treeItemNames,
  SingleSelect,
  renderOpen,
  searchField,
  treeItemTitle,
} from '../../../tests/treeSelects';
import { toastWrapper } from '../../../tests/toastWrapper';

describe.each<Kind>(['OrgTreeSelect', 'TreeSelect'])('%s', (kind) => {
  test('chooses one, shows its name and closes; it can be emptied (§2.71)', async () => {
    const user = await renderOpen(<SingleSelect kind={kind} />);
    expect(treeItemNames()).toEqual(['集团党委', '码头党委', '轮驳党委']);
    await user.click(treeItemTitle('轮驳党委'));
    expect(chosenText()).toBe('l');
    expect(selectButton().textContent).toBe('轮驳党委');
    await untilClosed();
    await user.click(screen.getByRole('button', { name: '清除组织' }));
    expect(chosenText()).toBe('无');
    expect(selectButton().textContent).toBe('请选择组织');
    expect(selectButton().ariaExpanded).toBe('false');
  });

  test('what is chosen is in sight when it opens, and stays when it is clicked again', async () => {
    const user = await renderOpen(<SingleSelect kind={kind} chosen="m2" />);
    expect(treeItem('第二支部').ariaSelected).toBe('true');
    await user.click(treeItemTitle('第二支部'));
    await untilClosed();
    expect(chosenText()).toBe('m2');
  });

  test('a search keeps what matches and what leads there', async () => {
    const user = await renderOpen(<SingleSelect kind={kind} />);
    await user.type(searchField(), '第二');
    await screen.findByText('找到 1 个组织');
    expect(treeItemNames()).toEqual(['集团党委', '码头党委', '第二支部']);
    await user.click(treeItemTitle('第二支部'));
    expect(chosenText()).toBe('m2');
  });

  test('is used by keyboard alone, which comes back to the field', async () => {
    const user = userEvent.setup();
    render(<SingleSelect kind={kind} />, toastWrapper());
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(searchField()).toBe(document.activeElement));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(chosenText()).toBe('m1');
    await untilClosed();
    await waitFor(() => expect(selectButton()).toBe(document.activeElement));
  });

  test('where only the lowest can be chosen, a click or Enter opens and folds the others', async () => {
    const user = await renderOpen(<SingleSelect kind={kind} leavesOnly />);
    await user.click(treeItemTitle('码头党委'));
    expect(treeItemNames()).toEqual(['集团党委', '码头党委', '第一支部', '第二支部', '轮驳党委']);
    searchField().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(treeItemNames()).toEqual(['集团党委', '码头党委', '轮驳党委']);
    expect(chosenText()).toBe('无');
    await user.click(treeItemTitle('轮驳党委'));
    expect(chosenText()).toBe('l');
  });

  test('Escape closes it and chooses nothing', async () => {
    const user = await renderOpen(<SingleSelect kind={kind} />);
    await user.keyboard('{Escape}');
    await untilClosed();
    expect(chosenText()).toBe('无');
  });

  test('stays open when the dialog around it takes the focus, as antd’s does after its opening animation', async () => {
    await renderOpen(
      <div role="dialog" aria-label="修改" tabIndex={-1}>
        <SingleSelect kind={kind} />
      </div>,
    );
    await waitFor(() => expect(searchField()).toBe(document.activeElement));
    screen.getByRole('dialog', { name: '修改' }).focus();
    await waitFor(() => expect(searchField()).toBe(document.activeElement));
    expect(selectButton().ariaExpanded).toBe('true');
  });

  test('closes when the keyboard leaves it', async () => {
    const user = await renderOpen(
      <>
        <SingleSelect kind={kind} />
        <button>别处</button>
      </>,
    );
    await user.tab({ shift: true });
    expect(screen.getByText('别处')).toBe(document.activeElement);
    await untilClosed();
  });

  test('an id that the tree does not have is shown as it is', () => {
    render(<SingleSelect kind={kind} chosen="x9" />, toastWrapper());
    expect(selectButton().textContent).toBe('x9');
  });

  test('disabled, it does not open', async () => {
    const user = userEvent.setup();
    render(<SingleSelect kind={kind} chosen="l" disabled />, toastWrapper());
    await user.click(selectButton());
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: '清除组织' })).toBeNull();
  });
});
