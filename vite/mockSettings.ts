import { EXTRA_CALLS } from '../mocks/extraCalls.ts';

const SETTINGS = {
  ...EXTRA_CALLS,
  VITE_LOGIN_HINT:
    '演示账号：admin / admin123（集团管理员） · clerk / clerk123（支部干事） · visitor / visitor123（无权限访客）',
};

/**
 * Settings of `vite dev` with the mocks, as Vite's `define`: the extra calls and the accounts of the mocks. Values in
 * `env` take precedence. With a real backend there are no such settings.
 */
export const mockSettings = (env: Record<string, string>): Record<string, string> =>
  env['VITE_PROXY_TARGET']
    ? {}
    : Object.fromEntries(
        Object.entries(SETTINGS).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(env[name] ?? value),
        ]),
      );
