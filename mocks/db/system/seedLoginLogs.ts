import { localTime } from '../resource/localTime';
import type { LoginLog } from './loginLogs';
import { MEMBERS } from './members';

const COUNT = 90;
const STEP_MS = 97 * 60_000;

const DEVICES = [
  ['Chrome 108', 'Windows'],
  ['Edge 128', 'Windows'],
  ['Chrome 129', 'Linux'],
  ['Safari 17', 'iOS'],
] as const;

const NAMES = MEMBERS.flatMap(([, members]) => members.split(' ').map((member) => member.split(':')[1] ?? ''));

const OUTCOMES = [
  ['登录成功', '0'],
  ['登录成功', '0'],
  ['退出成功', '0'],
  ['登录成功', '0'],
  ['用户名或密码错误', '1'],
  ['登录成功', '0'],
  ['验证码错误', '1'],
] as const;

/** Sign-ins of the last six days, the latest last, one step before now. */
export const seedLoginLogs = (): LoginLog[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const [browser, os] = DEVICES[(index * 3) % DEVICES.length] ?? DEVICES[0];
    const [msg, status] = OUTCOMES[index % OUTCOMES.length] ?? OUTCOMES[0];
    return {
      infoId: index + 1,
      userName: NAMES[(index * 11) % NAMES.length] ?? '',
      status,
      ipaddr: `10.16.${index % 8}.${(index * 13) % 200}`,
      loginLocation: '内网IP',
      browser,
      os,
      msg,
      loginTime: localTime(new Date(Date.now() - (COUNT - index) * STEP_MS)),
    };
  });
