import { db } from '../db';
import { configs } from './configs';

const NAMES = [
  ['login_tokens:', '用户信息'],
  ['sys_config:', '配置信息'],
  ['sys_dict:', '数据字典'],
  ['captcha_codes:', '验证码'],
  ['repeat_submit:', '防重提交'],
  ['rate_limit:', '限流处理'],
  ['pwd_err_cnt:', '密码错误次数'],
] as const;

/** The caches of RuoYi. */
export const cacheNames = NAMES.map(([cacheName, remark]) => ({ cacheName, cacheKey: '', cacheValue: '', remark }));

/** What is in the caches now: what the mocks keep themselves. */
function entries(): ReadonlyMap<string, string> {
  return new Map([
    ...configs.rows.all().map(({ configKey, configValue }) => [`sys_config:${configKey}`, configValue] as const),
    ...db.dictTypes.map(({ dictType }) => [`sys_dict:${dictType}`, `[{"dictType":"${dictType}"}]`] as const),
    ...[...db.captchas].map(([uuid, { code }]) => [`captcha_codes:${uuid}`, code] as const),
    ...[...db.failedLogins].map(([name, { count }]) => [`pwd_err_cnt:${name}`, String(count)] as const),
    ...[...db.sessions.keys()].map((token) => [`login_tokens:${token.slice(-8)}`, '{}'] as const),
  ]);
}

export const cacheKeys = (name: string): string[] => [...entries().keys()].filter((key) => key.startsWith(name)).sort();

export const cacheValue = (key: string): string | undefined => entries().get(key);

/** Clears what begins so. Parameters and dictionaries are read again at once, so they are still there. */
export function clearCache(start: string): void {
  const clear = (map: Map<string, unknown>, name: string) => {
    for (const key of map.keys()) if (`${name}${key}`.startsWith(start)) map.delete(key);
  };
  clear(db.captchas, 'captcha_codes:');
  clear(db.failedLogins, 'pwd_err_cnt:');
  if ('login_tokens:'.startsWith(start)) db.sessions.clear();
}
