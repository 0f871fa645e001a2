import { KeyOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { dialect } from '@/config/appConfig';
import { useInitialPasswordQuery, useNewPasswordRule } from '@/features/profile/newPasswords';
import { textOf } from '@/lib/record/ServerRecord';
import { MAX_PASSWORD_LENGTH } from '@/lib/password';
import { isRecord } from '@/lib/isRecord';
import type { InputProps, NameOf } from '@/resource/model/FieldBase';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { SelectionAction } from '@/resource/model/Resource';
import { resourcePage } from '@/resource/view/resourcePage';
import {
  byServer,
  createTimeField,
  idField,
  remarkField,
  statusField,
  statusSwitchColumn,
} from '@/resource/model/usualFields';
import { password } from '@/resource/view/kinds/typed';
import { AssignRolesDialog } from './AssignRolesDialog';
import { departmentSide, DEPARTMENTS } from './departmentSide';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { USER_PERSON, userCell } from './userPerson';

/** The password of a new user; the server's initial one is offered where there is one that the rules allow. */
function NewPasswordInput(control: InputProps) {
  const { value, onChange } = control;
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const { isGood } = useNewPasswordRule();
  const { data: initial = '' } = useInitialPasswordQuery(undefined, { skip: !dialect().tellsInitialPassword });
  return (
    <>
      <password.Input field={{ name: 'password', label: '密码' }} control={control} />
      {isGood(initial) && value !== initial && (
        <Button type="link" size="small" disabled={componentDisabled} onClick={() => onChange?.(initial)}>
          使用系统设置的初始密码
        </Button>
      )}
    </>
  );
}

interface User {
  userId: number;
  userName: string;
  password: string;
  nickName: string;
  deptId: number;
  dept: { deptName: string };
  deptName: string;
  phonenumber: string;
  email: string;
  sex: string;
  status: string;
  createTime: string;
  postIds: number[];
  roleIds: number[];
  roles: object[];
  loginDate: string;
  loginIp: string;
  pwdUpdateDate: string;
  remark: string;
}

const ROLES: ChoiceSource = { url: '/system/user/', at: 'roles', id: 'roleId', name: 'roleName' };
const { postsByUnit, needsRole } = dialect();
const POST = { id: 'postId', name: 'postName' };
const POSTS: ChoiceSource<keyof User> = postsByUnit
  ? {
      ...POST,
      url: '/system/post/optionselect',
      params: ({ deptId }) => ({ deptId: textOf(deptId) }),
      tag: '/system/post',
    }
  : { ...POST, url: '/system/user/', at: 'posts' };

const OFF_MEANS = '无法登录；已登录的会话不会中断，可在“在线用户”中强退。';

/** Switches several users to a status, and says what that means. */
const switchAction = (label: string, status: string, means: string): SelectionAction<NameOf<User>> => ({
  key: `status${status}`,
  label,
  permission: 'edit',
  danger: status === '1',
  when: (user) => textOf(user.userId) !== '1' && textOf(user.status) !== status,
  question: (count) => `是否确认${label}选中的 ${count} 名用户？${label}后${means}`,
  each: ({ userId }) => ({ method: 'PUT', url: '/system/user/changeStatus', body: { userId, status } }),
  done: `已${label}`,
});

/** 用户管理 */
export default resourcePage<User>({
  noun: '用户',
  path: '/system/user',
  id: 'userId',
  measure: '名',
  nameField: 'userName',
  person: USER_PERSON,
  permission: 'system:user',
  can: ['add', 'edit', 'remove', 'import', 'export'],
  // Nobody may change the administrator.
  isLocked: ({ userId }) => textOf(userId) === '1',
  // The ids of posts and roles come beside the record, which is in `user` or in `data`.
  read: ({ data, user = data, postIds, roleIds }) => (isRecord(user) ? { ...user, postIds, roleIds } : undefined),
  useRules: () => ({ password: [useNewPasswordRule()] }),
  Side: departmentSide('deptId'),
  fields: [
    { ...idField('userId', '用户编号'), query: 'side' },
    {
      name: 'nickName',
      label: '姓名',
      query: 'matched',
      column: { render: userCell },
      form: { required: true, max: 30 },
    },
    { name: 'userName', label: '账号', query: true, form: { required: true, max: 30, only: 'new' } },
    {
      name: 'password',
      label: '密码',
      kind: 'password',
      form: { required: true, max: MAX_PASSWORD_LENGTH, only: 'new', Input: NewPasswordInput },
    },
    {
      name: 'deptId',
      label: '所属党组织',
      kind: 'tree',
      organisations: true,
      source: DEPARTMENTS,
      query: 'side',
      form: true,
      detail: false,
    },
    { name: USER_PERSON.unit, label: '所属党组织', column: true },
    {
      name: 'phonenumber',
      label: '手机号码',
      query: true,
      column: { width: 104 },
      form: { max: 11, rule: 'phone' },
    },
    { name: 'email', label: '邮箱', column: { hidden: true }, form: { max: 50, rule: 'email' } },
    // As radio buttons, which cannot be cleared: RuoYi ignores an empty value.
    { name: 'sex', label: '性别', kind: 'dict', dict: 'sys_user_sex', radio: true, form: true },
    statusField(undefined, { column: statusSwitchColumn('/system/user', 'userId', `停用后该用户${OFF_MEANS}`) }),
    createTimeField({ query: 'range' }),
    { name: 'postIds', label: '岗位', kind: 'choice', many: true, source: POSTS, form: true },
    { name: 'roleIds', label: '角色', kind: 'choice', many: true, source: ROLES, form: { required: needsRole } },
    remarkField(),
    // The department and the roles also have fields with their ids.
    ...(['loginDate', 'loginIp', 'pwdUpdateDate', 'dept', 'deptName', 'roles'] as const).map((name) => byServer(name)),
  ],
  selectionActions: [switchAction('停用', '1', OFF_MEANS), switchAction('启用', '0', '可以登录。')],
  rowActions: [
    {
      key: 'resetPwd',
      label: '重置密码',
      icon: <KeyOutlined aria-hidden />,
      permission: 'resetPwd',
      dialog: ResetPasswordDialog,
    },
    {
      key: 'authRole',
      label: '分配角色',
      icon: <TeamOutlined aria-hidden />,
      permission: 'edit',
      dialog: AssignRolesDialog,
    },
  ],
});
