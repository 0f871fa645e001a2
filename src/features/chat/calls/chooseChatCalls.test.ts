// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readChatConfig } from './chooseChatCalls';

const defaults = { apiKey: '', baseURL: '/v1', user: 'someone' };

beforeEach(() => window.localStorage.clear());

test.each<[string, string | undefined, object]>([
  ['nothing saved', undefined, defaults],
  ['some of it', '{"apiKey":" k "}', { ...defaults, apiKey: 'k' }],
  [
    'all of it',
    '{"apiKey":"k","baseURL":"https://dify.example/v1","user":"u"}',
    { apiKey: 'k', baseURL: 'https://dify.example/v1', user: 'u' },
  ],
  ['nothing in it', '{}', defaults],
])('%s (§3.23)', (_name, saved, config) => {
  if (saved !== undefined) window.localStorage.setItem('difyChatConfig', saved);
  const log = vi.fn();
  expect(readChatConfig(defaults, log)).toEqual(config);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['damaged JSON', '{"apiKey":'],
  ['null', 'null'],
  ['a text', '"k"'],
  ['a key that is no text', '{"apiKey":1}'],
  ['a script for an address', '{"baseURL":"javascript:alert(1)"}'],
  ['an address without a scheme', '{"baseURL":"//host/v1"}'],
  ['an empty user', '{"user":" "}'],
])('%s is only logged (§8.26)', (_name, saved) => {
  window.localStorage.setItem('difyChatConfig', saved);
  const log = vi.fn<(error: Error) => void>();
  expect(readChatConfig(defaults, log)).toEqual(defaults);
  expect(log.mock.calls[0]?.[0].message).toMatch(/^加载保存的对话配置失败：/);
});
