import { http } from 'msw';
import * as v from 'valibot';
import { findAccount } from '../../db/accounts';
import { Refusal } from '../../db/Refusal';
import { addRow } from '../../db/resource/changeRows';
import { accountOf } from '../../db/system/accountOf';
import { configs } from '../../db/system/configs';
import { users } from '../../db/system/users';
import { forAnyone } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { readBody } from '../readBody';
import { useCaptcha } from '../session';

const SWITCH = 'sys.account.registerUser';
const schema = v.object({ username: v.string(), password: v.string(), code: v.string(), uuid: v.string() });

/** POST /register, where the parameter allows it. */
export const registerCalls = [
  http.post(
    path('/register'),
    forAnyone(async ({ request }) => {
      const { username, password, code, uuid } = await readBody(request, schema);
      const isOn = configs.rows
        .all()
        .some(({ configKey, configValue }) => configKey === SWITCH && configValue === 'true');
      if (!isOn) throw new Refusal('当前系统没有开启注册功能！');
      useCaptcha(uuid, code);
      if (findAccount(username) ?? accountOf(username)) throw new Refusal(`保存用户'${username}'失败，注册账号已存在`);
      const admin = accountOf('admin');
      if (admin) addRow(users, { userName: username, nickName: username, password }, admin);
      return done();
    }),
  ),
];
