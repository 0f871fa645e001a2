import { Refusal } from '../../db/Refusal';
import { addRow, updateRow } from '../../db/resource/changeRows';
import { users } from '../../db/system/users';
import { userRows } from '../../db/system/userTable';
import { importCalls } from '../resource/importCalls';

/** 用户导入 */
export const userImport = importCalls({
  resource: users,
  noun: '用户',
  columns: [
    ['部门编号', 'deptId'],
    ['登录名称', 'userName'],
    ['用户名称', 'nickName'],
    ['用户邮箱', 'email'],
    ['手机号码', 'phonenumber'],
    ['用户性别', 'sex', 'sys_user_sex'],
    ['账号状态', 'status', 'sys_normal_disable'],
  ],
  name: ({ userName = '' }) => `账号 ${userName}`,
  importLine(sent, isUpdate, account) {
    const known = userRows.all().find(({ userName }) => userName === sent['userName']);
    if (!known) {
      addRow(users, sent, account);
      return '导入成功';
    }
    if (!isUpdate) throw new Refusal('已存在');
    updateRow(users, known.userId, sent, account);
    return '更新成功';
  },
});
