import { NATIONS } from './nations';

/** A dictionary type with its content in short form: items are `label:value[:listClass]`, separated by blanks. */
export interface SeedType {
  dictType: string;
  dictName: string;
  remark?: string;
  status?: '0' | '1';
  items?: string;
  children?: readonly SeedType[];
}

/** Key of the type whose items are generated. */
export const JOB_CODE_TYPE = 'port_job_code';

/** The dictionaries of the platform. */
export const SEED_TYPES: readonly SeedType[] = [
  {
    dictType: 'party_org',
    dictName: '组织类字典',
    children: [
      {
        dictType: 'party_org_type',
        dictName: '党组织类别',
        remark: '依据《中国共产党支部工作条例（试行）》',
        items:
          '党委:1:danger 党总支部:2:warning 党支部:3:primary 联合党支部:4:info 临时党支部:5:info 流动党员党支部:6:info',
      },
      {
        dictType: 'party_post',
        dictName: '党内职务',
        items: '书记:1:danger 副书记:2:warning 组织委员:3 宣传委员:4 纪检委员:5 青年委员:6 党小组长:7 委员:8 无:9',
      },
      { dictType: 'elect_way', dictName: '任职产生方式', items: '选举:1:success 任命:2:primary 增补:3:info' },
      { dictType: 'post_status', dictName: '任职状态', items: '现任:0:success 离任:1:info' },
      {
        dictType: 'branch_star',
        dictName: '支部星级',
        items: '五星支部:5:success 四星支部:4:primary 三星支部:3:info 未定星级:0',
      },
      {
        dictType: 'port_company',
        dictName: '所属单位',
        items:
          '集团机关:100 第一港埠公司:101 第二港埠公司:102 集装箱码头公司:103 油品码头公司:104 矿石码头公司:105 ' +
          '轮驳公司:106 铁路公司:107 外轮理货公司:108 港机修造公司:109 物流公司:110 信息中心:111 引航站:112',
      },
    ],
  },
  {
    dictType: 'party_member',
    dictName: '党员类字典',
    children: [
      { dictType: 'member_type', dictName: '党员类别', items: '正式党员:1:success 预备党员:2:warning' },
      {
        dictType: 'develop_stage',
        dictName: '发展阶段',
        items: '入党申请人:1 入党积极分子:2:info 发展对象:3:primary 预备党员:4:warning 正式党员:5:success',
      },
      {
        dictType: 'develop_step',
        dictName: '发展步骤',
        items:
          '递交入党申请书:01 派人谈话:02 推荐和确定:03 上级党委备案:04 指定培养联系人:05 培养教育考察:06 确定发展对象:07 上级党委同意:08 ' +
          '公示:8a 确定入党介绍人:09 政治审查:10 集中培训:11 支委会审查:12 党委预审:13 填写入党志愿书:14 支部大会讨论接收:15 ' +
          '派人谈话（接收）:16 党委审批接收:17 组织部门备案:18 编入支部小组:19 入党宣誓:20 继续教育考察:21 转正申请:22 ' +
          '支部大会讨论转正:23 党委审批转正:24 材料归档:25',
      },
      { dictType: 'develop_status', dictName: '发展状态', items: '进行:0:primary 完成:1:success 终止:2:default' },
      { dictType: 'step_result', dictName: '步骤结果', items: '完成:1:success 未通过:2:danger 撤回:3:default' },
      {
        dictType: 'political_status',
        dictName: '政治面貌',
        items: '中共党员:01:danger 中共预备党员:02:warning 共青团员:03:primary 民主党派:04 无党派人士:12 群众:13',
      },
      {
        dictType: 'member_state',
        dictName: '党籍状态',
        items: '正常:0:success 停止党籍:1:danger 出国保留:2:info 组织关系转出:3 已去世:4:default',
      },
      { dictType: 'contact_flag', dictName: '联系情况', items: '正常:0:success 失联:1:danger' },
      {
        dictType: 'history_type',
        dictName: '党员历程类型',
        items:
          '入党:1:danger 转正:2:success 调整支部:3 转入:4 转出:5 任职:6:primary 奖励:7:warning 处分:8:danger 其他:9',
      },
      { dictType: 'transfer_direction', dictName: '转接方向', items: '转出:1 转入:2 集团内:3' },
      { dictType: 'transfer_way', dictName: '转接方式', items: '全国系统:1 介绍信:2 内部调整:3' },
      {
        dictType: 'transfer_status',
        dictName: '转接状态',
        items: '草稿:0 待审:1:warning 已开具:2:primary 已接收:3:success 退回:4:danger 作废:5:info',
      },
      { dictType: 'sys_user_sex', dictName: '性别', items: '男:0 女:1 未知:2' },
      {
        dictType: 'education',
        dictName: '学历',
        items: '博士研究生:11 硕士研究生:14 大学本科:21 大学专科:31 中等专科:41 高中:61 初中及以下:71',
      },
      { dictType: 'nation', dictName: '民族', remark: 'GB/T 3304', items: NATIONS },
    ],
  },
  {
    dictType: 'party_life',
    dictName: '组织生活类字典',
    children: [
      {
        dictType: 'meeting_type',
        dictName: '三会一课类型',
        items:
          '支部党员大会:1:danger 支部委员会:2:primary 党小组会:3:info 党课:4:success 主题党日:5:warning 组织生活会:6:primary',
      },
      {
        dictType: 'activity_type',
        dictName: '主题党日类型',
        items: '集中学习:1 志愿服务:2 参观教育:3 重温入党誓词:4 过政治生日:5 攻坚突击:6',
      },
      {
        dictType: 'review_grade',
        dictName: '民主评议等次',
        items: '优秀:1:success 合格:2:primary 基本合格:3:warning 不合格:4:danger',
      },
      {
        dictType: 'handle_type',
        dictName: '民主评议处置',
        items: '无:0 教育帮助:1 限期改正:2:warning 劝退:3:danger 除名:4:danger',
      },
      {
        dictType: 'review_status',
        dictName: '民主评议状态',
        items: '待评:0:info 待批:1:warning 已定:2:success 改正中:3:danger 改正期满:4',
      },
      {
        dictType: 'talk_type',
        dictName: '谈心谈话类型',
        items: '班子成员之间:1 班子成员与党员:2 党员之间:3 组织谈话:4',
      },
      { dictType: 'talk_status', dictName: '谈心谈话状态', items: '计划:0:info 已谈:1:success' },
      {
        dictType: 'fee_state',
        dictName: '党费状态',
        items: '未交:0:danger 已交:1:success 补交:2:warning 免交:3:info',
      },
      {
        dictType: 'payer_type',
        dictName: '党费交纳类别',
        items: '按月工资:1 年薪制:2 非按月收入:3 离退休:4 农民:5 学生下岗低保:6',
      },
      { dictType: 'standard_status', dictName: '党费标准状态', items: '正常:0:success 停用:1:default 待批:2:warning' },
      { dictType: 'reduce_type', dictName: '党费减免', items: '无:0 少交:1:warning 免交:2:info' },
      { dictType: 'pay_way', dictName: '党费交纳方式', items: '现金:1 转账:2 线上:3 代交:4:warning' },
      {
        dictType: 'meeting_status',
        dictName: '组织生活状态',
        items: '计划:0 待审:1:warning 通过:2:success 退回:3:danger 免开:4:info',
      },
      { dictType: 'attend_state', dictName: '到会情况', items: '到会:1:success 请假:2:warning 缺席:3:danger' },
      { dictType: 'vote_result', dictName: '表决结果', items: '通过:1:success 未通过:2:danger' },
      { dictType: 'yes_no', dictName: '是否', items: '否:0 是:1' },
      { dictType: 'study_mode', dictName: '学习方式', status: '1', remark: '已停用，改用学习教育模块' },
    ],
  },
  {
    dictType: 'sys',
    dictName: '系统类字典',
    children: [
      { dictType: 'sys_yes_no', dictName: '系统是否', items: '是:Y:primary 否:N:info' },
      { dictType: 'sys_normal_disable', dictName: '系统开关', items: '正常:0:primary 停用:1:danger' },
      { dictType: 'sys_show_hide', dictName: '菜单状态', items: '显示:0:primary 隐藏:1:danger' },
      { dictType: 'sys_notice_type', dictName: '通知类型', items: '通知:1:warning 公告:2:success' },
      { dictType: 'sys_notice_status', dictName: '通知状态', items: '正常:0:primary 关闭:1:danger' },
      {
        dictType: 'sys_oper_type',
        dictName: '操作类型',
        items:
          '新增:1:info 修改:2:info 删除:3:danger 授权:4:primary 导出:5:warning 导入:6:warning 强退:7:danger ' +
          '生成代码:8:warning 清空数据:9:danger 其他:0:info',
      },
      { dictType: 'sys_common_status', dictName: '系统状态', items: '成功:0:primary 失败:1:danger' },
      { dictType: 'sys_job_status', dictName: '任务状态', items: '正常:0:primary 暂停:1:danger' },
      { dictType: 'sys_job_group', dictName: '任务分组', items: '默认:DEFAULT 系统:SYSTEM' },
    ],
  },
  {
    dictType: 'port',
    dictName: '港口业务类字典',
    children: [
      { dictType: JOB_CODE_TYPE, dictName: '港口作业编码', remark: '100000 条，由作业系统同步' },
      {
        dictType: 'cargo_type',
        dictName: '货种',
        items: '集装箱:01:primary 金属矿石:02 煤炭:03 原油:04:danger 粮食:05 钢材:06 滚装汽车:07 件杂货:08',
      },
    ],
  },
];
