import * as v from 'valibot';
import { Refusal } from '../Refusal';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, requiredText } from '../resource/fields';
import type { Resource } from '../resource/Resource';
import { seedAudit } from './seedAudit';

const schema = v.looseObject({
  ...auditEntries,
  configId: v.number(),
  configName: requiredText('参数名称', 100),
  configKey: requiredText('参数键名', 100),
  configValue: requiredText('参数键值', 500),
  /** `Y` = built in. */
  configType: choice('系统内置', ['N', 'Y']),
});

export type Config = v.InferOutput<typeof schema>;

type Seed = readonly [configName: string, configKey: string, configValue: string, remark: string];

const BUILT_IN: readonly Seed[] = [
  ['主框架页-默认皮肤样式名称', 'sys.index.skinName', 'skin-blue', '蓝色 skin-blue、绿色 skin-green、红色 skin-red'],
  ['用户管理-账号初始密码', 'sys.user.initPassword', '123456', '新增用户和重置密码时的初始密码'],
  ['主框架页-侧边栏主题', 'sys.index.sideTheme', 'theme-dark', '深色主题theme-dark，浅色主题theme-light'],
  ['账号自助-验证码开关', 'sys.account.captchaEnabled', 'true', '是否开启验证码功能（true开启，false关闭）'],
  ['账号自助-是否开启用户注册功能', 'sys.account.registerUser', 'false', '是否开启注册用户功能（true开启，false关闭）'],
  ['用户登录-黑名单列表', 'sys.login.blackIPList', '10.0.8.*', '设置登录IP黑名单限制，多个匹配项以;分隔'],
  ['用户管理-初始密码修改策略', 'sys.account.initPasswordModify', '1', '0：不提示；1：提醒用户登录后修改初始密码'],
  ['用户管理-账号密码更新周期', 'sys.account.passwordValidateDays', '0', '密码更新周期（天），0 表示不限制'],
];

const OWN: readonly Seed[] = [
  ['党费-每月收缴截止日', 'party.fee.deadline', '25', '每月此日之后缴纳的记为补缴'],
  ['党费-补缴提醒天数', 'party.fee.remindDays', '7', '截止日前几天开始提醒未缴党员'],
  ['发展党员-预备期（月）', 'party.member.probation', '12', '预备党员的预备期为一年，可延长一次'],
  ['党建-组织生活审批', 'party.approval', 'true', '为 false 时，组织生活提交即通过'],
  ['主题党日-固定日期', 'party.day.date', '每月第二个星期五', ''],
  ['组织关系-转接超期天数', 'party.transfer.overdue', '90', '介绍信有效期，超期未转入的提醒所在支部'],
  ['文件-单个附件上限', 'file.upload.maxSize', '50MB', ''],
];

const seed = (): Config[] =>
  [...BUILT_IN, ...OWN].map(([configName, configKey, configValue, remark], index) => ({
    ...seedAudit(index),
    configId: index + 1,
    configName,
    configKey,
    configValue,
    configType: index < BUILT_IN.length ? 'Y' : 'N',
    remark,
  }));

/** 参数设置 */
export const configs: Resource<Config> = {
  path: '/system/config',
  id: 'configId',
  permission: 'system:config',
  title: '参数设置',
  noun: '参数',
  name: 'configName',
  schema,
  rows: createCollection({ name: 'config', id: 'configId', schema, seed }),
  filter: { configName: 'contains', configKey: 'contains', configType: 'equal' },
  time: 'createTime',
  order: 'configId',
  unique: [{ field: 'configKey', label: '参数键名' }],
  checkRemoval({ configKey, configType }) {
    if (configType === 'Y') throw new Refusal(`内置参数【${configKey}】不能删除`);
  },
  columns: [
    ['参数主键', 'configId'],
    ['参数名称', 'configName'],
    ['参数键名', 'configKey'],
    ['参数键值', 'configValue'],
    ['系统内置', 'configType', 'sys_yes_no'],
  ],
};
