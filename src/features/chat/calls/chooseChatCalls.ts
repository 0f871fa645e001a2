import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { parseUrl } from '@/lib/link';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import type { ChatCalls } from './ChatCalls';
import { difyCalls, type ChatConfig } from './difyCalls';
import { proxyCalls } from './proxyCalls';

const KEY = 'difyChatConfig';

const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https?:\/\/|\/(?!\/))/i, 'baseURL 应以 /、http:// 或 https:// 开头'),
);

const savedSchema = v.object({
  apiKey: v.optional(v.pipe(v.string(), v.trim())),
  baseURL: v.optional(addressSchema),
  user: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('user 不能为空'))),
});

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The defaults, overridden by what local storage holds under `difyChatConfig`. An unusable entry changes nothing and
 * is logged (§8.26).
 */
export function readChatConfig(defaults: ChatConfig, log: (error: Error) => void): ChatConfig {
  try {
    const entry = window.localStorage.getItem(KEY);
    if (entry === null) return defaults;
    const { apiKey, baseURL, user } = v.parse(savedSchema, JSON.parse(entry));
    return { apiKey: apiKey ?? defaults.apiKey, baseURL: baseURL ?? defaults.baseURL, user: user ?? defaults.user };
  } catch (error) {
    log(new Error(`加载保存的对话配置失败：${reasonOf(error)}`, { cause: error }));
    return defaults;
  }
}

/** The assistant's calls: to Dify's own API if the settings say so or have a key for it, else through the backend (§15.3). */
export const chooseChatCalls =
  (): AppThunk<ChatCalls> =>
  (dispatch, _getState, { http }) => {
    const log = (error: Error) => dispatch(logError(error));
    const { chatApiKey: apiKey, chatBaseUrl: baseURL, chatUser: user } = appConfig;
    const config = readChatConfig({ apiKey, baseURL, user }, log);
    const fileBase = parseUrl(appConfig.chatFileBase || config.baseURL, window.location.href)?.href;
    const isDify = appConfig.chatApi === 'dify' || config.apiKey !== '';
    return isDify ? difyCalls({ ...config, fileBase }, http.context, log) : proxyCalls(http, fileBase);
  };
