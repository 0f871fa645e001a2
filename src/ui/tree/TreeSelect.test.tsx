// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import {
  chosen,
  field,
  isClosed,
  type Kind,
  line,
  names,
  One,
  opened,
  search,
  title,
} from '../../../tests/treeSelects';
import { toastWrapper } from '../../../tests/toastWrapper';

afterEach(cleanup);

describe.each<Kind>(['OrgTreeSelect', 'TreeSelect'])('%s', (kind) => {
  test('chooses one, shows its name and closes; it can be emptied', async () => {
    const user = await opened(<One kind={kind} />);
    expect(names()).toEqual(['集团党委', '码头党委', '轮驳党委']);
    await user.click(title('轮驳党委'));
    expect(chosen()).toBe('l');
    expect(field().textContent).toBe('轮驳党委');
    await isClosed();
    await user.click(screen.getByRole('button', { name: '清除组织' }));
    expect(chosen()).toBe('无');
    expect(field().textContent).toBe('请选择组织');
    expect(field().ariaExpanded).toBe('false');
  });

  test('what is chosen is in sight when it opens, and stays when it is clicked again', async () => {
    const user = await opened(<One kind={kind} chosen="m2" />);
    expect(line('第二支部').ariaSelected).toBe('true');
    await user.click(title('第二支部'));
    await isClosed();
    expect(chosen()).toBe('m2');
  });

  test('a search keeps what matches and what leads there', async () => {
    const user = await opened(<One kind={kind} />);
    await user.type(search(), '第二');
    await screen.findByText('找到 1 个组织');
    expect(names()).toEqual(['集团党委', '码头党委', '第二支部']);
    await user.click(title('第二支部'));
    expect(chosen()).toBe('m2');
  });

  test('is used by keyboard alone, which comes back to the field', async () => {
    const user = userEvent.setup();
    render(<One kind={kind} />, toastWrapper());
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(search()).toBe(document.activeElement));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(chosen()).toBe('m1');
    await isClosed();
    await waitFor(() => expect(field()).toBe(document.activeElement));
  });

  test('Escape closes it and chooses nothing', async () => {
    const user = await opened(<One kind={kind} />);
    await user.keyboard('{Escape}');
    await isClosed();
    expect(chosen()).toBe('无');
  });

  test('closes when the keyboard leaves it', async () => {
    const user = await opened(
      <>
        <One kind={kind} />
        <button>别处</button>
      </>,
    );
    await user.tab({ shift: true });
    expect(screen.getByText('别处')).toBe(document.activeElement);
    await isClosed();
  });

  test('disabled, it does not open', async () => {
    const user = userEvent.setup();
    render(<One kind={kind} chosen="l" disabled />, toastWrapper());
    await user.click(field());
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: '清除组织' })).toBeNull();
  });
});
