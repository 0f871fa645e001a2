// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSignedOut, keepEntriesOf } from '@/lib/storage/stored';
import { saveOpenConversations, takeOpenConversations } from './storedConversations';

const OPEN = { mini: { conversationId: 'c', question: '问', answer: '答' } };

beforeEach(() => {
  window.sessionStorage.clear();
  keepEntriesOf('1');
});

test('what was open is taken once, by its user', () => {
  saveOpenConversations('1', OPEN);
  expect(takeOpenConversations('2')).toEqual({});
  expect(takeOpenConversations('1')).toEqual(OPEN);
  expect(takeOpenConversations('1')).toEqual({});
});

test.each([
  ['a sign-out', () => forgetSignedOut('1')],
  ['a sign-out of somebody not known', () => forgetSignedOut('')],
  ['the next user', () => keepEntriesOf('2')],
])('%s removes it', (_what, act) => {
  saveOpenConversations('1', OPEN);
  act();
  expect(window.sessionStorage.getItem('chatOpen:1')).toBeNull();
});

test('the same user finds it after the next login', () => {
  saveOpenConversations('1', OPEN);
  keepEntriesOf('1');
  expect(takeOpenConversations('1')).toEqual(OPEN);
});

test.each(['{', 'null', '[]', '{"mini":1}', '{"mini":{"conversationId":7}}'])('garbled: %s is nothing', (text) => {
  window.sessionStorage.setItem('chatOpen:1', text);
  expect(takeOpenConversations('1')).toEqual({});
});

test('blocked: nothing is kept, nothing throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveOpenConversations('1', OPEN);
  expect(takeOpenConversations('1')).toEqual({});
});
