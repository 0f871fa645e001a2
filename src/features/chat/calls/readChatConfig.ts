import * as v from 'valibot';

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

/**
 * How the assistant is reached (§3.23): with an `apiKey` directly at Dify, without
 * one through the platform's proxy.
 */
export interface ChatConfig {
  apiKey: string;
  baseURL: string;
  /** As in `safeLink`. */
  fileBase?: string | undefined;
  /** The user id sent to Dify. It is configured and does not depend on the signed-in user. */
  user: string;
}

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
