import { expect, test } from 'vitest';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEnded';
import { announcementsLoaded, selectAnnouncements } from './announcementsSlice';

test('the announcements of a user end with the session (§4.6)', () => {
  const one = { id: '1', title: '通知', type: '1', time: '2025-09-23 09:00:00', by: '', html: '', isRead: false };
  const loaded = rootReducer(undefined, announcementsLoaded({ list: [one], unread: 1 }));
  expect(selectAnnouncements(loaded)).toEqual([one]);
  expect(selectAnnouncements(rootReducer(loaded, sessionEnded({ reason: 'replaced' })))).toEqual([]);
});
