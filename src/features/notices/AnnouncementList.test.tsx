// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createTestStore } from '../../../tests/createTestStore';
import { AnnouncementList } from './AnnouncementList';
import styles from './AnnouncementList.module.css';

test.each([
  ['1', '通知'],
  ['2', '公告'],
  ['3', ''],
  ['', ''],
  ['__proto__', ''],
  ['constructor', ''],
])('an announcement of the type %j is called %j (§2.98)', (type, name) => {
  const announcement = {
    id: '1',
    title: '温馨提醒',
    type,
    time: '2025-09-23 09:00:00',
    by: '',
    html: '',
    isRead: false,
  };
  render(
    <Provider store={createTestStore()}>
      <AnnouncementList announcements={[announcement]} onOpen={() => undefined} />
    </Provider>,
  );
  const row = screen.getByRole('button', { name: /温馨提醒/ });
  expect(row.querySelector(`.${styles.type}`)?.textContent).toBe(name);
});
