// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { rootReducer } from '@/state/rootReducer';
import { userInfoReceived, virtualUserAssumed } from '@/state/user/userSlice';
import { createTestStore } from '../../../tests/createTestStore';
import { Permitted } from './Permitted';

const user = {
  id: '1',
  name: '',
  username: '',
  orgId: '',
  orgName: '',
  avatar: '',
  roles: ['clerk'],
  roleNames: [],
  passwordKind: '',
  passwordState: 'usual' as const,
  permissions: ['a', 'b'],
};

function show(props: Omit<ComponentProps<typeof Permitted>, 'children'>, action: Parameters<typeof rootReducer>[1]) {
  const store = createTestStore();
  store.dispatch(action);
  const { container } = render(
    <Provider store={store}>
      <Permitted {...props}>
        <button type="button">导出</button>
      </Permitted>
    </Provider>,
  );
  return container.innerHTML;
}

test.each<[Omit<ComponentProps<typeof Permitted>, 'children'>, boolean]>([
  [{}, true],
  [{ anyPermission: '' }, true],
  [{ anyPermission: 'a' }, true],
  [{ anyPermission: ['c', 'b'] }, true],
  [{ anyPermission: 'c' }, false],
  [{ allPermissions: ['a', 'b'] }, true],
  [{ allPermissions: ['a', 'c'] }, false],
  [{ anyRole: ['admin', 'clerk'] }, true],
  [{ anyRole: 'admin' }, false],
  [{ allRoles: ['clerk', 'editor'] }, false],
  [{ anyPermission: 'a', anyRole: 'editor' }, false],
])('%j: %j (§6.7)', (props, permitted) => {
  expect(show(props, userInfoReceived(user))).toBe(permitted ? '<button type="button">导出</button>' : '');
  expect(show(props, virtualUserAssumed({ name: '游客' }))).not.toBe('');
});

test('something else may stand in its place', () => {
  expect(show({ anyRole: 'admin', fallback: '无权限' }, userInfoReceived(user))).toBe('无权限');
});
