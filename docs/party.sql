-- 党建工作的数据库脚本：组织生活、党员名册、党费、发展党员、组织关系转接、党组织、民主评议、谈心谈话，用于若依（RuoYi-Vue）3.8、3.9 的 MySQL 数据库。
--
-- 用法   mysql --default-character-set=utf8mb4 -u 用户 -p 数据库 < party.sql
--        之后按 docs/party-server.md 导入、生成代码；导入十五张表后把本文件再执行一遍，代码生成的设置才会生效。
-- 重复执行 不会改动已有的表、字典、菜单、角色：已有的都跳过，只补缺少的；代码生成的设置每次都重设。
--        已有同名字典（如民族）时，沿用原有的键值，请核对与本文件是否一致。
--        编号 7000 至 7649 的菜单归本文件使用；已被占用时，先改本文件中的编号：
--          7000 至 7499 组织生活、党员名册、党费；7500 至 7549 发展党员；7550 至 7569 组织关系转接；
--          7570 至 7599 党组织、任职、党费上缴；7600 至 7649 民主评议、谈心谈话。
--
-- 达梦（DM8）与 MySQL 不同之处，执行前请替换（未在达梦上试过）：
--   bigint(20)、int(4) 去掉括号；auto_increment 改为 identity(1000, 1)；text 改为 clob；
--   列后的 comment '…' 改为 comment on column 表.列 is '…'，表的注释改为 comment on table 表 is '…'（代码生成要读注释）；
--   unique key 名 (列) 改为 constraint 名 unique (列)，key 名 (列) 改为另写 create index 名 on 表 (列)；
--   去掉 engine、auto_increment、comment 三项表选项；sysdate() 改为 sysdate；
--   代码生成的设置中的 update … join … set 改为 merge into … using … on … when matched then update set …。

-- ----------------------------
-- 一、表
-- ----------------------------
create table if not exists party_meeting (
  meeting_id    bigint(20)    not null auto_increment comment '主键',
  dept_id       bigint(20)    not null                comment '党支部ID',
  dept_name     varchar(64)   not null                comment '党支部',
  meeting_type  char(1)       not null                comment '类型（1支部党员大会 2支部委员会 3党小组会 4党课 5主题党日 6组织生活会）',
  meeting_name  varchar(100)  not null                comment '名称',
  group_name    varchar(64)   default null            comment '党小组',
  plan_date     date          not null                comment '计划日期',
  hold_date     date          default null            comment '召开日期',
  hold_time     varchar(20)   default null            comment '起止时间',
  place         varchar(100)  default null            comment '地点',
  host_name     varchar(30)   default null            comment '主持人',
  speaker_name  varchar(30)   default null            comment '主讲人',
  recorder_name varchar(30)   default null            comment '记录人',
  guest_names   varchar(500)  default null            comment '列席人员',
  due_num       int(4)        default null            comment '应到人数',
  attend_num    int(4)        default null            comment '实到人数',
  agenda        varchar(500)  not null                comment '议题',
  minutes       text          default null            comment '会议内容',
  decision      varchar(1000) default null            comment '决议',
  meeting_file  varchar(1000) default null            comment '附件',
  status        char(1)       not null                comment '状态（0计划 1待审 2通过 3退回 4免开）',
  back_reason   varchar(200)  default null            comment '退回或免开原因',
  submit_by     varchar(64)   default null            comment '提交人',
  approve_by    varchar(64)   default null            comment '审批人',
  approve_date  date          default null            comment '审批日期',
  create_by     varchar(64)   default ''              comment '创建者',
  create_time   datetime      default null            comment '创建时间',
  update_by     varchar(64)   default ''              comment '更新者',
  update_time   datetime      default null            comment '更新时间',
  remark        varchar(500)  default null            comment '备注',
  primary key (meeting_id),
  key idx_party_meeting_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '组织生活';

create table if not exists party_attend (
  attend_id      bigint(20)   not null auto_increment comment '主键',
  meeting_id     bigint(20)   not null                comment '会议ID',
  dept_id        bigint(20)   not null                comment '党支部ID',
  meeting_type   char(1)      not null                comment '类型（1支部党员大会 2支部委员会 3党小组会 4党课 5主题党日 6组织生活会）',
  hold_date      date         default null            comment '召开日期',
  member_id      bigint(20)   not null                comment '党员ID',
  member_name    varchar(30)  not null                comment '姓名',
  attend_state   char(1)      not null                comment '到会情况（1到会 2请假 3缺席）',
  absence_reason varchar(200) default null            comment '原因',
  makeup_flag    char(1)      not null                comment '补课（0未补 1已补）',
  makeup_date    date         default null            comment '补课日期',
  create_by      varchar(64)  default ''              comment '创建者',
  create_time    datetime     default null            comment '创建时间',
  update_by      varchar(64)  default ''              comment '更新者',
  update_time    datetime     default null            comment '更新时间',
  remark         varchar(500) default null            comment '备注',
  primary key (attend_id),
  unique key uk_party_attend_member_id (meeting_id, member_id),
  key idx_party_attend_dept_id (dept_id),
  key idx_party_attend_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '到会情况';

create table if not exists party_vote (
  vote_id     bigint(20)   not null auto_increment comment '主键',
  meeting_id  bigint(20)   not null                comment '会议ID',
  dept_id     bigint(20)   not null                comment '党支部ID',
  matter      varchar(200) not null                comment '事项',
  voter_due   int(4)       not null                comment '应到会有表决权人数',
  voter_num   int(4)       not null                comment '实到会有表决权人数',
  yes_num     int(4)       not null                comment '同意',
  no_num      int(4)       not null                comment '不同意',
  abstain_num int(4)       not null                comment '弃权',
  secret_flag char(1)      not null                comment '无记名（0否 1是）',
  result_type char(1)      not null                comment '结果（1通过 2未通过）',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (vote_id),
  key idx_party_vote_meeting_id (meeting_id),
  key idx_party_vote_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '议题投票';

create table if not exists party_member (
  member_id    bigint(20)   not null auto_increment comment '主键',
  dept_id      bigint(20)   not null                comment '党支部ID',
  dept_name    varchar(64)  not null                comment '党支部',
  group_name   varchar(64)  default null            comment '党小组',
  member_name  varchar(30)  not null                comment '姓名',
  sex          char(1)      not null                comment '性别（0男 1女）',
  id_card      varchar(18)  not null                comment '身份证号',
  nation       varchar(2)   not null                comment '民族',
  birth_date   date         not null                comment '出生日期',
  education    varchar(2)   default null            comment '学历',
  post_name    varchar(64)  default null            comment '单位及职务',
  phone        varchar(20)  default null            comment '联系电话',
  member_type  char(1)      not null                comment '党员类别（1正式党员 2预备党员）',
  party_post   char(1)      not null                comment '党内职务（1书记 2副书记 3组织委员 4宣传委员 5纪检委员 6青年委员 7党小组长 8委员 9无）',
  member_state char(1)      not null                comment '党籍状态（0正常 1停止党籍 2出国保留 3组织关系转出 4已去世）',
  join_date    date         not null                comment '入党日期',
  full_date    date         default null            comment '转正日期',
  flow_place   varchar(100) default null            comment '流动去向',
  contact_flag char(1)      not null                comment '联系情况（0正常 1失联）',
  contact_date date         default null            comment '最近联系',
  lost_date    date         default null            comment '失联日期',
  create_by    varchar(64)  default ''              comment '创建者',
  create_time  datetime     default null            comment '创建时间',
  update_by    varchar(64)  default ''              comment '更新者',
  update_time  datetime     default null            comment '更新时间',
  remark       varchar(500) default null            comment '备注',
  primary key (member_id),
  unique key uk_party_member_id_card (id_card),
  key idx_party_member_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '党员';

create table if not exists party_history (
  history_id  bigint(20)   not null auto_increment comment '主键',
  member_id   bigint(20)   not null                comment '党员ID',
  dept_id     bigint(20)   not null                comment '党支部ID',
  change_type char(1)      not null                comment '类型（1入党 2转正 3调整支部 4转入 5转出 6任职 7奖励 8处分 9其他）',
  change_date date         not null                comment '日期',
  from_text   varchar(100) default null            comment '变更前',
  to_text     varchar(100) default null            comment '变更后',
  doc_no      varchar(64)  default null            comment '文号',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (history_id),
  key idx_party_history_member_id (member_id),
  key idx_party_history_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '党员历程';

create table if not exists party_standard (
  standard_id  bigint(20)    not null auto_increment comment '主键',
  dept_id      bigint(20)    not null                comment '党支部ID',
  dept_name    varchar(64)   not null                comment '党支部',
  member_id    bigint(20)    not null                comment '党员ID',
  member_name  varchar(30)   not null                comment '姓名',
  payer_type   char(1)       not null                comment '类别（1按月工资 2年薪制 3非按月收入 4离退休 5农民 6学生下岗低保）',
  base         decimal(10,2) default null            comment '计算基数',
  rate         decimal(4,2)  default null            comment '比例',
  due          decimal(10,2) not null                comment '月应交',
  start_month  char(7)       not null                comment '起始月份',
  end_month    varchar(7)    default null            comment '终止月份',
  reduce_type  char(1)       not null                comment '减免（0无 1少交 2免交）',
  approve_no   varchar(64)   default null            comment '减免批准文号',
  approve_by   varchar(64)   default null            comment '批准人',
  approve_date date          default null            comment '批准日期',
  status       char(1)       not null                comment '状态（0正常 1停用 2待批）',
  create_by    varchar(64)   default ''              comment '创建者',
  create_time  datetime      default null            comment '创建时间',
  update_by    varchar(64)   default ''              comment '更新者',
  update_time  datetime      default null            comment '更新时间',
  remark       varchar(500)  default null            comment '备注',
  primary key (standard_id),
  key idx_party_standard_dept_id (dept_id),
  key idx_party_standard_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '党费标准';

create table if not exists party_fee (
  fee_id      bigint(20)    not null auto_increment comment '主键',
  dept_id     bigint(20)    not null                comment '党支部ID',
  dept_name   varchar(64)   not null                comment '党支部',
  member_id   bigint(20)    not null                comment '党员ID',
  member_name varchar(30)   not null                comment '姓名',
  fee_month   char(7)       not null                comment '所属月份',
  due_date    date          not null                comment '应交截止',
  due         decimal(10,2) not null                comment '应交',
  paid        decimal(10,2) default null            comment '实交',
  paid_date   date          default null            comment '交纳日期',
  pay_way     char(1)       default null            comment '方式（1现金 2转账 3线上 4代交）',
  fee_state   char(1)       not null                comment '状态（0未交 1已交 2补交 3免交）',
  payee_name  varchar(30)   default null            comment '收款人',
  create_by   varchar(64)   default ''              comment '创建者',
  create_time datetime      default null            comment '创建时间',
  update_by   varchar(64)   default ''              comment '更新者',
  update_time datetime      default null            comment '更新时间',
  remark      varchar(500)  default null            comment '备注',
  primary key (fee_id),
  unique key uk_party_fee_fee_month (member_id, fee_month),
  key idx_party_fee_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '党费记录';

-- ----------------------------
-- 二、字典：键值与表的注释一致
-- ----------------------------
insert into sys_dict_type (dict_name, dict_type, status, create_by, create_time, remark)
select n.dict_name, n.dict_type, '0', 'admin', sysdate(), '党建工作'
from (
    select 'member_type' as dict_type, '党员类别' as dict_name
    union all select 'party_post', '党内职务'
    union all select 'member_state', '党籍状态'
    union all select 'contact_flag', '联系情况'
    union all select 'history_type', '党员历程类型'
    union all select 'education', '学历'
    union all select 'nation', '民族'
    union all select 'payer_type', '党费交纳类别'
    union all select 'reduce_type', '党费减免'
    union all select 'standard_status', '党费标准状态'
    union all select 'fee_state', '党费状态'
    union all select 'pay_way', '党费交纳方式'
    union all select 'meeting_type', '组织生活类型'
    union all select 'meeting_status', '组织生活状态'
    union all select 'attend_state', '到会情况'
    union all select 'vote_result', '表决结果'
    union all select 'yes_no', '是否'
) n
where not exists (select 1 from sys_dict_type t where t.dict_type = n.dict_type);

insert into sys_dict_data (dict_sort, dict_label, dict_value, dict_type, list_class, is_default, status, create_by, create_time)
select n.dict_sort, n.dict_label, n.dict_value, n.dict_type, n.list_class, 'N', '0', 'admin', sysdate()
from (
    select 'member_type' as dict_type, 1 as dict_sort, '1' as dict_value, '正式党员' as dict_label, 'success' as list_class
    union all select 'member_type', 2, '2', '预备党员', 'warning'
    union all select 'party_post', 1, '1', '书记', 'danger'
    union all select 'party_post', 2, '2', '副书记', 'warning'
    union all select 'party_post', 3, '3', '组织委员', 'default'
    union all select 'party_post', 4, '4', '宣传委员', 'default'
    union all select 'party_post', 5, '5', '纪检委员', 'default'
    union all select 'party_post', 6, '6', '青年委员', 'default'
    union all select 'party_post', 7, '7', '党小组长', 'default'
    union all select 'party_post', 8, '8', '委员', 'default'
    union all select 'party_post', 9, '9', '无', 'default'
    union all select 'member_state', 1, '0', '正常', 'success'
    union all select 'member_state', 2, '1', '停止党籍', 'danger'
    union all select 'member_state', 3, '2', '出国保留', 'info'
    union all select 'member_state', 4, '3', '组织关系转出', 'default'
    union all select 'member_state', 5, '4', '已去世', 'info'
    union all select 'contact_flag', 1, '0', '正常', 'success'
    union all select 'contact_flag', 2, '1', '失联', 'danger'
    union all select 'history_type', 1, '1', '入党', 'danger'
    union all select 'history_type', 2, '2', '转正', 'success'
    union all select 'history_type', 3, '3', '调整支部', 'default'
    union all select 'history_type', 4, '4', '转入', 'default'
    union all select 'history_type', 5, '5', '转出', 'default'
    union all select 'history_type', 6, '6', '任职', 'primary'
    union all select 'history_type', 7, '7', '奖励', 'warning'
    union all select 'history_type', 8, '8', '处分', 'danger'
    union all select 'history_type', 9, '9', '其他', 'info'
    union all select 'education', 1, '11', '博士研究生', 'default'
    union all select 'education', 2, '14', '硕士研究生', 'default'
    union all select 'education', 3, '21', '大学本科', 'default'
    union all select 'education', 4, '31', '大学专科', 'default'
    union all select 'education', 5, '41', '中等专科', 'default'
    union all select 'education', 6, '61', '高中', 'default'
    union all select 'education', 7, '71', '初中及以下', 'default'
    union all select 'nation', 1, '01', '汉族', 'default'
    union all select 'nation', 2, '02', '蒙古族', 'default'
    union all select 'nation', 3, '03', '回族', 'default'
    union all select 'nation', 4, '04', '藏族', 'default'
    union all select 'nation', 5, '05', '维吾尔族', 'default'
    union all select 'nation', 6, '06', '苗族', 'default'
    union all select 'nation', 7, '07', '彝族', 'default'
    union all select 'nation', 8, '08', '壮族', 'default'
    union all select 'nation', 9, '09', '布依族', 'default'
    union all select 'nation', 10, '10', '朝鲜族', 'default'
    union all select 'nation', 11, '11', '满族', 'default'
    union all select 'nation', 12, '12', '侗族', 'default'
    union all select 'nation', 13, '13', '瑶族', 'default'
    union all select 'nation', 14, '14', '白族', 'default'
    union all select 'nation', 15, '15', '土家族', 'default'
    union all select 'nation', 16, '16', '哈尼族', 'default'
    union all select 'nation', 17, '17', '哈萨克族', 'default'
    union all select 'nation', 18, '18', '傣族', 'default'
    union all select 'nation', 19, '19', '黎族', 'default'
    union all select 'nation', 20, '20', '傈僳族', 'default'
    union all select 'nation', 21, '21', '佤族', 'default'
    union all select 'nation', 22, '22', '畲族', 'default'
    union all select 'nation', 23, '23', '高山族', 'default'
    union all select 'nation', 24, '24', '拉祜族', 'default'
    union all select 'nation', 25, '25', '水族', 'default'
    union all select 'nation', 26, '26', '东乡族', 'default'
    union all select 'nation', 27, '27', '纳西族', 'default'
    union all select 'nation', 28, '28', '景颇族', 'default'
    union all select 'nation', 29, '29', '柯尔克孜族', 'default'
    union all select 'nation', 30, '30', '土族', 'default'
    union all select 'nation', 31, '31', '达斡尔族', 'default'
    union all select 'nation', 32, '32', '仫佬族', 'default'
    union all select 'nation', 33, '33', '羌族', 'default'
    union all select 'nation', 34, '34', '布朗族', 'default'
    union all select 'nation', 35, '35', '撒拉族', 'default'
    union all select 'nation', 36, '36', '毛南族', 'default'
    union all select 'nation', 37, '37', '仡佬族', 'default'
    union all select 'nation', 38, '38', '锡伯族', 'default'
    union all select 'nation', 39, '39', '阿昌族', 'default'
    union all select 'nation', 40, '40', '普米族', 'default'
    union all select 'nation', 41, '41', '塔吉克族', 'default'
    union all select 'nation', 42, '42', '怒族', 'default'
    union all select 'nation', 43, '43', '乌孜别克族', 'default'
    union all select 'nation', 44, '44', '俄罗斯族', 'default'
    union all select 'nation', 45, '45', '鄂温克族', 'default'
    union all select 'nation', 46, '46', '德昂族', 'default'
    union all select 'nation', 47, '47', '保安族', 'default'
    union all select 'nation', 48, '48', '裕固族', 'default'
    union all select 'nation', 49, '49', '京族', 'default'
    union all select 'nation', 50, '50', '塔塔尔族', 'default'
    union all select 'nation', 51, '51', '独龙族', 'default'
    union all select 'nation', 52, '52', '鄂伦春族', 'default'
    union all select 'nation', 53, '53', '赫哲族', 'default'
    union all select 'nation', 54, '54', '门巴族', 'default'
    union all select 'nation', 55, '55', '珞巴族', 'default'
    union all select 'nation', 56, '56', '基诺族', 'default'
    union all select 'payer_type', 1, '1', '按月工资', 'default'
    union all select 'payer_type', 2, '2', '年薪制', 'default'
    union all select 'payer_type', 3, '3', '非按月收入', 'default'
    union all select 'payer_type', 4, '4', '离退休', 'default'
    union all select 'payer_type', 5, '5', '农民', 'default'
    union all select 'payer_type', 6, '6', '学生下岗低保', 'default'
    union all select 'reduce_type', 1, '0', '无', 'default'
    union all select 'reduce_type', 2, '1', '少交', 'warning'
    union all select 'reduce_type', 3, '2', '免交', 'info'
    union all select 'standard_status', 1, '0', '正常', 'success'
    union all select 'standard_status', 2, '1', '停用', 'info'
    union all select 'standard_status', 3, '2', '待批', 'warning'
    union all select 'fee_state', 1, '0', '未交', 'danger'
    union all select 'fee_state', 2, '1', '已交', 'success'
    union all select 'fee_state', 3, '2', '补交', 'warning'
    union all select 'fee_state', 4, '3', '免交', 'info'
    union all select 'pay_way', 1, '1', '现金', 'default'
    union all select 'pay_way', 2, '2', '转账', 'default'
    union all select 'pay_way', 3, '3', '线上', 'default'
    union all select 'pay_way', 4, '4', '代交', 'warning'
    union all select 'meeting_type', 1, '1', '支部党员大会', 'danger'
    union all select 'meeting_type', 2, '2', '支部委员会', 'primary'
    union all select 'meeting_type', 3, '3', '党小组会', 'info'
    union all select 'meeting_type', 4, '4', '党课', 'success'
    union all select 'meeting_type', 5, '5', '主题党日', 'warning'
    union all select 'meeting_type', 6, '6', '组织生活会', 'primary'
    union all select 'meeting_status', 1, '0', '计划', 'info'
    union all select 'meeting_status', 2, '1', '待审', 'warning'
    union all select 'meeting_status', 3, '2', '通过', 'success'
    union all select 'meeting_status', 4, '3', '退回', 'danger'
    union all select 'meeting_status', 5, '4', '免开', 'info'
    union all select 'attend_state', 1, '1', '到会', 'success'
    union all select 'attend_state', 2, '2', '请假', 'warning'
    union all select 'attend_state', 3, '3', '缺席', 'danger'
    union all select 'vote_result', 1, '1', '通过', 'success'
    union all select 'vote_result', 2, '2', '未通过', 'danger'
    union all select 'yes_no', 1, '0', '否', 'default'
    union all select 'yes_no', 2, '1', '是', 'primary'
) n
where not exists (select 1 from sys_dict_data d where d.dict_type = n.dict_type and d.dict_value = n.dict_value);

-- 组织生活提交后是否须上级审批：值为 false 时，提交即通过
insert into sys_config (config_name, config_key, config_value, config_type, create_by, create_time)
select n.config_name, n.config_key, n.config_value, 'N', 'admin', sysdate()
from (select '党建-组织生活审批' as config_name, 'party.approval' as config_key, 'true' as config_value) n
where not exists (select 1 from sys_config c where c.config_key = n.config_key);

-- ----------------------------
-- 三、菜单和按钮
-- ----------------------------
insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, component, query, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)
select n.menu_id, n.menu_name, n.parent_id, n.order_num, n.path, nullif(n.component, ''), n.query, 1, 0, n.menu_type, '0', '0', n.perms, n.icon, 'admin', sysdate()
from (
    select 7000 as menu_id, '党建工作' as menu_name, 0 as parent_id, 20 as order_num, 'party' as path, '' as component, '' as query, 'M' as menu_type, '' as perms, 'peoples' as icon
    union all select 7010, '党员名册', 7000, 1, 'member', 'party/member/index', '', 'C', 'party:member:list', 'user'
    union all select 7020, '组织生活', 7000, 2, 'meeting', 'party/meeting/index', '', 'C', 'party:meeting:list', 'date'
    union all select 7030, '主题党日', 7000, 3, 'themeDay', 'party/meeting/index', '{"meetingType":"5"}', 'C', 'party:meeting:list', 'star'
    union all select 7031, '组织生活会', 7000, 4, 'lifeMeeting', 'party/meeting/index', '{"meetingType":"6"}', 'C', 'party:meeting:list', 'message'
    union all select 7032, '到会情况', 7000, 5, 'attend', 'party/attend/index', '', 'C', 'party:attend:list', 'peoples'
    union all select 7040, '党费标准', 7000, 6, 'standard', 'party/standard/index', '', 'C', 'party:standard:list', 'form'
    union all select 7050, '党费记录', 7000, 7, 'fee', 'party/fee/index', '', 'C', 'party:fee:list', 'money'
    union all select 7100, '党员查询', 7010, 1, '', '', '', 'F', 'party:member:query', '#'
    union all select 7101, '党员新增', 7010, 2, '', '', '', 'F', 'party:member:add', '#'
    union all select 7102, '党员修改', 7010, 3, '', '', '', 'F', 'party:member:edit', '#'
    union all select 7103, '党员删除', 7010, 4, '', '', '', 'F', 'party:member:remove', '#'
    union all select 7104, '党员导出', 7010, 5, '', '', '', 'F', 'party:member:export', '#'
    union all select 7105, '党员导入', 7010, 6, '', '', '', 'F', 'party:member:import', '#'
    union all select 7106, '党员查看证件号', 7010, 7, '', '', '', 'F', 'party:member:idcard', '#'
    union all select 7107, '历程列表', 7010, 8, '', '', '', 'F', 'party:history:list', '#'
    union all select 7108, '历程查询', 7010, 9, '', '', '', 'F', 'party:history:query', '#'
    union all select 7109, '历程新增', 7010, 10, '', '', '', 'F', 'party:history:add', '#'
    union all select 7110, '历程修改', 7010, 11, '', '', '', 'F', 'party:history:edit', '#'
    union all select 7111, '历程删除', 7010, 12, '', '', '', 'F', 'party:history:remove', '#'
    union all select 7112, '历程导出', 7010, 13, '', '', '', 'F', 'party:history:export', '#'
    union all select 7200, '组织生活查询', 7020, 1, '', '', '', 'F', 'party:meeting:query', '#'
    union all select 7201, '组织生活新增', 7020, 2, '', '', '', 'F', 'party:meeting:add', '#'
    union all select 7202, '组织生活修改', 7020, 3, '', '', '', 'F', 'party:meeting:edit', '#'
    union all select 7203, '组织生活删除', 7020, 4, '', '', '', 'F', 'party:meeting:remove', '#'
    union all select 7204, '组织生活导出', 7020, 5, '', '', '', 'F', 'party:meeting:export', '#'
    union all select 7205, '组织生活提交', 7020, 6, '', '', '', 'F', 'party:meeting:submit', '#'
    union all select 7206, '组织生活撤回', 7020, 7, '', '', '', 'F', 'party:meeting:recall', '#'
    union all select 7207, '组织生活批准', 7020, 8, '', '', '', 'F', 'party:meeting:approve', '#'
    union all select 7208, '组织生活退回', 7020, 9, '', '', '', 'F', 'party:meeting:back', '#'
    union all select 7209, '组织生活免开', 7020, 10, '', '', '', 'F', 'party:meeting:excuse', '#'
    union all select 7210, '组织生活重开', 7020, 11, '', '', '', 'F', 'party:meeting:reopen', '#'
    union all select 7212, '到会情况查询', 7032, 1, '', '', '', 'F', 'party:attend:query', '#'
    union all select 7213, '到会情况新增', 7032, 2, '', '', '', 'F', 'party:attend:add', '#'
    union all select 7214, '到会情况修改', 7032, 3, '', '', '', 'F', 'party:attend:edit', '#'
    union all select 7215, '到会情况删除', 7032, 4, '', '', '', 'F', 'party:attend:remove', '#'
    union all select 7216, '到会情况导出', 7032, 5, '', '', '', 'F', 'party:attend:export', '#'
    union all select 7217, '表决列表', 7020, 12, '', '', '', 'F', 'party:vote:list', '#'
    union all select 7218, '表决查询', 7020, 13, '', '', '', 'F', 'party:vote:query', '#'
    union all select 7219, '表决新增', 7020, 14, '', '', '', 'F', 'party:vote:add', '#'
    union all select 7220, '表决修改', 7020, 15, '', '', '', 'F', 'party:vote:edit', '#'
    union all select 7221, '表决删除', 7020, 16, '', '', '', 'F', 'party:vote:remove', '#'
    union all select 7222, '表决导出', 7020, 17, '', '', '', 'F', 'party:vote:export', '#'
    union all select 7300, '党费标准查询', 7040, 1, '', '', '', 'F', 'party:standard:query', '#'
    union all select 7301, '党费标准新增', 7040, 2, '', '', '', 'F', 'party:standard:add', '#'
    union all select 7302, '党费标准修改', 7040, 3, '', '', '', 'F', 'party:standard:edit', '#'
    union all select 7303, '党费标准删除', 7040, 4, '', '', '', 'F', 'party:standard:remove', '#'
    union all select 7304, '党费标准导出', 7040, 5, '', '', '', 'F', 'party:standard:export', '#'
    union all select 7305, '党费标准批准', 7040, 6, '', '', '', 'F', 'party:standard:approve', '#'
    union all select 7306, '党费标准退回', 7040, 7, '', '', '', 'F', 'party:standard:back', '#'
    union all select 7307, '党费标准导入', 7040, 8, '', '', '', 'F', 'party:standard:import', '#'
    union all select 7400, '党费查询', 7050, 1, '', '', '', 'F', 'party:fee:query', '#'
    union all select 7401, '党费新增', 7050, 2, '', '', '', 'F', 'party:fee:add', '#'
    union all select 7402, '党费修改', 7050, 3, '', '', '', 'F', 'party:fee:edit', '#'
    union all select 7403, '党费删除', 7050, 4, '', '', '', 'F', 'party:fee:remove', '#'
    union all select 7404, '党费导出', 7050, 5, '', '', '', 'F', 'party:fee:export', '#'
    union all select 7405, '党费收缴', 7050, 6, '', '', '', 'F', 'party:fee:collect', '#'
    union all select 7406, '党费撤销收缴', 7050, 7, '', '', '', 'F', 'party:fee:undo', '#'
) n
where not exists (select 1 from sys_menu m where m.menu_id = n.menu_id);

-- ----------------------------
-- 四、角色：数据权限 3 本部门，4 本部门及以下，1 全部
-- ----------------------------
insert into sys_role (role_name, role_key, role_sort, data_scope, menu_check_strictly, dept_check_strictly, status, del_flag, create_by, create_time, remark)
select n.role_name, n.role_key, n.role_sort, n.data_scope, 1, 1, '0', '0', 'admin', sysdate(), n.remark
from (
    select '支部委员' as role_name, 'zhiwei' as role_key, 10 as role_sort, '3' as data_scope, '登记本支部的党务' as remark
    union all select '支部书记', 'shuji', 11, '3', '支部委员的权限，另可导出、撤销收缴、评定'
    union all select '党总支', 'zongzhi', 12, '4', '查看下属支部，审批组织生活和民主评议'
    union all select '党委组织部', 'zuzhibu', 13, '1', '全部党务'
) n
where not exists (select 1 from sys_role r where r.role_key = n.role_key and r.del_flag = '0');

-- 角色的菜单：目录归四个角色，页面和按钮按权限标识的最后一段
insert into sys_role_menu (role_id, menu_id)
select r.role_id, m.menu_id
from sys_role r
join (
    select 'zhiwei' as role_key, 'party:meeting' as area, 'list query add edit submit recall' as words
    union all select 'zhiwei', 'party:attend', 'list query add edit remove'
    union all select 'zhiwei', 'party:vote', 'list query add edit remove'
    union all select 'zhiwei', 'party:member', 'list query edit'
    union all select 'zhiwei', 'party:history', 'list query'
    union all select 'zhiwei', 'party:standard', 'list query add edit'
    union all select 'zhiwei', 'party:fee', 'list query add edit collect'
    union all select 'shuji', 'party:meeting', 'list query add edit submit recall export'
    union all select 'shuji', 'party:attend', 'list query add edit remove'
    union all select 'shuji', 'party:vote', 'list query add edit remove'
    union all select 'shuji', 'party:member', 'list query edit'
    union all select 'shuji', 'party:history', 'list query'
    union all select 'shuji', 'party:standard', 'list query add edit'
    union all select 'shuji', 'party:fee', 'list query add edit collect export undo'
    union all select 'zongzhi', 'party:meeting', 'list query approve back excuse'
    union all select 'zongzhi', 'party:attend', 'list query'
    union all select 'zongzhi', 'party:vote', 'list query'
    union all select 'zongzhi', 'party:member', 'list query export'
    union all select 'zongzhi', 'party:history', 'list query'
    union all select 'zongzhi', 'party:standard', 'list query'
    union all select 'zongzhi', 'party:fee', 'list query export'
    union all select 'zuzhibu', 'party:meeting', 'list query add edit remove export submit recall approve back excuse reopen'
    union all select 'zuzhibu', 'party:attend', 'list query add edit remove export'
    union all select 'zuzhibu', 'party:vote', 'list query add edit remove export'
    union all select 'zuzhibu', 'party:member', 'list query add edit remove export import idcard'
    union all select 'zuzhibu', 'party:history', 'list query add edit remove export'
    union all select 'zuzhibu', 'party:standard', 'list query add edit remove export approve back import'
    union all select 'zuzhibu', 'party:fee', 'list query add edit remove export collect undo'
) g on g.role_key = r.role_key
join sys_menu m on m.perms like concat(g.area, ':%')
  and concat(' ', g.words, ' ') like concat('% ', substr(m.perms, length(g.area) + 2), ' %')
where r.del_flag = '0' and m.menu_id between 7000 and 7499
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = m.menu_id);

insert into sys_role_menu (role_id, menu_id)
select r.role_id, 7000
from sys_role r
where r.role_key in ('zhiwei', 'shuji', 'zongzhi', 'zuzhibu') and r.del_flag = '0'
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = 7000);

-- ----------------------------
-- 五、代码生成的设置：在“代码生成”中导入这七张表之后执行才有作用
-- ----------------------------
update gen_table set package_name = 'com.ruoyi.party', module_name = 'party', function_author = 'party'
where table_name in ('party_meeting', 'party_attend', 'party_vote', 'party_member', 'party_history', 'party_standard', 'party_fee');

-- 先取消全部查询条件，再逐列设置：导出（is_list）、查询、查询方式、字典
update gen_table_column c
join gen_table t on t.table_id = c.table_id
set c.is_query = '0'
where t.table_name in ('party_meeting', 'party_attend', 'party_vote', 'party_member', 'party_history', 'party_standard', 'party_fee');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
join (
    select 'party_meeting' as table_name, 'dept_id' as column_name, '0' as is_list, '1' as is_query, 'EQ' as query_type, '' as dict_type
    union all select 'party_meeting', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_meeting', 'meeting_type', '1', '1', 'EQ', 'meeting_type'
    union all select 'party_meeting', 'meeting_name', '1', '1', 'LIKE', ''
    union all select 'party_meeting', 'plan_date', '1', '1', 'BETWEEN', ''
    union all select 'party_meeting', 'hold_date', '1', '1', 'BETWEEN', ''
    union all select 'party_meeting', 'minutes', '0', '0', 'EQ', ''
    union all select 'party_meeting', 'meeting_file', '0', '0', 'EQ', ''
    union all select 'party_meeting', 'status', '1', '1', 'EQ', 'meeting_status'
    union all select 'party_attend', 'meeting_id', '0', '1', 'EQ', ''
    union all select 'party_attend', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_attend', 'meeting_type', '1', '1', 'EQ', 'meeting_type'
    union all select 'party_attend', 'hold_date', '1', '1', 'BETWEEN', ''
    union all select 'party_attend', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_attend', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_attend', 'attend_state', '1', '1', 'EQ', 'attend_state'
    union all select 'party_attend', 'makeup_flag', '1', '1', 'EQ', 'yes_no'
    union all select 'party_vote', 'meeting_id', '0', '1', 'EQ', ''
    union all select 'party_vote', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_vote', 'secret_flag', '1', '0', 'EQ', 'yes_no'
    union all select 'party_vote', 'result_type', '1', '1', 'EQ', 'vote_result'
    union all select 'party_member', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_member', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_member', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_member', 'sex', '1', '1', 'EQ', 'sys_user_sex'
    union all select 'party_member', 'nation', '1', '0', 'EQ', 'nation'
    union all select 'party_member', 'education', '1', '1', 'EQ', 'education'
    union all select 'party_member', 'member_type', '1', '1', 'EQ', 'member_type'
    union all select 'party_member', 'party_post', '1', '1', 'EQ', 'party_post'
    union all select 'party_member', 'member_state', '1', '1', 'EQ', 'member_state'
    union all select 'party_member', 'join_date', '1', '1', 'BETWEEN', ''
    union all select 'party_member', 'full_date', '1', '1', 'BETWEEN', ''
    union all select 'party_member', 'contact_flag', '1', '1', 'EQ', 'contact_flag'
    union all select 'party_member', 'contact_date', '1', '1', 'BETWEEN', ''
    union all select 'party_member', 'lost_date', '1', '1', 'BETWEEN', ''
    union all select 'party_history', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_history', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_history', 'change_type', '1', '1', 'EQ', 'history_type'
    union all select 'party_history', 'change_date', '1', '1', 'BETWEEN', ''
    union all select 'party_standard', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_standard', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_standard', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_standard', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_standard', 'payer_type', '1', '1', 'EQ', 'payer_type'
    union all select 'party_standard', 'base', '0', '0', 'EQ', ''
    union all select 'party_standard', 'start_month', '1', '1', 'EQ', ''
    union all select 'party_standard', 'reduce_type', '1', '1', 'EQ', 'reduce_type'
    union all select 'party_standard', 'status', '1', '1', 'EQ', 'standard_status'
    union all select 'party_fee', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_fee', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_fee', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_fee', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_fee', 'fee_month', '1', '1', 'EQ', ''
    union all select 'party_fee', 'due_date', '1', '1', 'BETWEEN', ''
    union all select 'party_fee', 'paid_date', '1', '1', 'BETWEEN', ''
    union all select 'party_fee', 'pay_way', '1', '1', 'EQ', 'pay_way'
    union all select 'party_fee', 'fee_state', '1', '1', 'EQ', 'fee_state'
) s on s.table_name = t.table_name and s.column_name = c.column_name
set c.is_list = s.is_list, c.is_query = s.is_query, c.query_type = s.query_type, c.dict_type = s.dict_type;

-- ----------------------------
-- 六、发展党员：表、字典、菜单、角色的菜单、代码生成的设置
-- ----------------------------
create table if not exists party_develop (
  develop_id    bigint(20)   not null auto_increment comment '主键',
  dept_id       bigint(20)   not null                comment '党支部ID',
  dept_name     varchar(64)  not null                comment '党支部',
  person_name   varchar(30)  not null                comment '姓名',
  sex           char(1)      not null                comment '性别（0男 1女）',
  birth_date    date         not null                comment '出生日期',
  post_name     varchar(64)  default null            comment '单位及职务',
  stage         char(1)      not null                comment '发展阶段（1入党申请人 2入党积极分子 3发展对象 4预备党员 5正式党员）',
  step_key      varchar(3)   not null                comment '当前步骤',
  next_due      date         default null            comment '下步期限',
  apply_date    date         not null                comment '申请日期',
  activist_date date         default null            comment '确定积极分子日期',
  target_date   date         default null            comment '确定发展对象日期',
  join_date     date         default null            comment '接收日期',
  full_due      date         default null            comment '预备期满',
  extend_flag   char(1)      not null                comment '延长预备期（0否 1是）',
  contact_names varchar(64)  default null            comment '培养联系人',
  sponsor_names varchar(64)  default null            comment '入党介绍人',
  status        char(1)      not null                comment '状态（0进行 1完成 2终止）',
  member_id     bigint(20)   default null            comment '党员ID',
  create_by     varchar(64)  default ''              comment '创建者',
  create_time   datetime     default null            comment '创建时间',
  update_by     varchar(64)  default ''              comment '更新者',
  update_time   datetime     default null            comment '更新时间',
  remark        varchar(500) default null            comment '备注',
  primary key (develop_id),
  key idx_party_develop_dept_id (dept_id),
  key idx_party_develop_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '发展党员';

create table if not exists party_step (
  step_id     bigint(20)   not null auto_increment comment '主键',
  develop_id  bigint(20)   not null                comment '发展ID',
  dept_id     bigint(20)   not null                comment '党支部ID',
  step_key    varchar(3)   not null                comment '步骤',
  step_date   date         not null                comment '完成日期',
  start_date  date         default null            comment '起始日期',
  end_date    date         default null            comment '截止日期',
  organ_name  varchar(64)  default null            comment '决定机关',
  doc_no      varchar(64)  default null            comment '文号',
  voter_due   int(4)       default null            comment '应到会有表决权人数',
  voter_num   int(4)       default null            comment '实到会有表决权人数',
  yes_num     int(4)       default null            comment '同意',
  no_num      int(4)       default null            comment '不同意',
  abstain_num int(4)       default null            comment '弃权',
  result_type char(1)      not null                comment '结果（1完成 2未通过 3撤回）',
  opinion     varchar(500) default null            comment '意见',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (step_id),
  key idx_party_step_develop_id (develop_id),
  key idx_party_step_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '发展步骤';

insert into sys_dict_type (dict_name, dict_type, status, create_by, create_time, remark)
select n.dict_name, n.dict_type, '0', 'admin', sysdate(), '党建工作'
from (
    select 'develop_stage' as dict_type, '发展阶段' as dict_name
    union all select 'develop_step', '发展步骤'
    union all select 'develop_status', '发展状态'
    union all select 'step_result', '步骤结果'
) n
where not exists (select 1 from sys_dict_type t where t.dict_type = n.dict_type);

insert into sys_dict_data (dict_sort, dict_label, dict_value, dict_type, list_class, is_default, status, create_by, create_time)
select n.dict_sort, n.dict_label, n.dict_value, n.dict_type, n.list_class, 'N', '0', 'admin', sysdate()
from (
    select 'develop_stage' as dict_type, 1 as dict_sort, '1' as dict_value, '入党申请人' as dict_label, 'default' as list_class
    union all select 'develop_stage', 2, '2', '入党积极分子', 'info'
    union all select 'develop_stage', 3, '3', '发展对象', 'primary'
    union all select 'develop_stage', 4, '4', '预备党员', 'warning'
    union all select 'develop_stage', 5, '5', '正式党员', 'success'
    union all select 'develop_step', 1, '01', '递交入党申请书', 'default'
    union all select 'develop_step', 2, '02', '派人谈话', 'default'
    union all select 'develop_step', 3, '03', '推荐和确定', 'default'
    union all select 'develop_step', 4, '04', '上级党委备案', 'default'
    union all select 'develop_step', 5, '05', '指定培养联系人', 'default'
    union all select 'develop_step', 6, '06', '培养教育考察', 'default'
    union all select 'develop_step', 7, '07', '确定发展对象', 'default'
    union all select 'develop_step', 8, '08', '上级党委同意', 'default'
    union all select 'develop_step', 9, '8a', '公示', 'default'
    union all select 'develop_step', 10, '09', '确定入党介绍人', 'default'
    union all select 'develop_step', 11, '10', '政治审查', 'default'
    union all select 'develop_step', 12, '11', '集中培训', 'default'
    union all select 'develop_step', 13, '12', '支委会审查', 'default'
    union all select 'develop_step', 14, '13', '党委预审', 'default'
    union all select 'develop_step', 15, '14', '填写入党志愿书', 'default'
    union all select 'develop_step', 16, '15', '支部大会讨论接收', 'default'
    union all select 'develop_step', 17, '16', '派人谈话（接收）', 'default'
    union all select 'develop_step', 18, '17', '党委审批接收', 'default'
    union all select 'develop_step', 19, '18', '组织部门备案', 'default'
    union all select 'develop_step', 20, '19', '编入支部小组', 'default'
    union all select 'develop_step', 21, '20', '入党宣誓', 'default'
    union all select 'develop_step', 22, '21', '继续教育考察', 'default'
    union all select 'develop_step', 23, '22', '转正申请', 'default'
    union all select 'develop_step', 24, '23', '支部大会讨论转正', 'default'
    union all select 'develop_step', 25, '24', '党委审批转正', 'default'
    union all select 'develop_step', 26, '25', '材料归档', 'default'
    union all select 'develop_status', 1, '0', '进行', 'primary'
    union all select 'develop_status', 2, '1', '完成', 'success'
    union all select 'develop_status', 3, '2', '终止', 'default'
    union all select 'step_result', 1, '1', '完成', 'success'
    union all select 'step_result', 2, '2', '未通过', 'danger'
    union all select 'step_result', 3, '3', '撤回', 'default'
) n
where not exists (select 1 from sys_dict_data d where d.dict_type = n.dict_type and d.dict_value = n.dict_value);

insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, component, query, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)
select n.menu_id, n.menu_name, n.parent_id, n.order_num, n.path, nullif(n.component, ''), '', 1, 0, n.menu_type, '0', '0', n.perms, n.icon, 'admin', sysdate()
from (
    select 7500 as menu_id, '发展党员' as menu_name, 7000 as parent_id, 9 as order_num, 'develop' as path, 'party/develop/index' as component, 'C' as menu_type, 'party:develop:list' as perms, 'guide' as icon
    union all select 7501, '发展党员查询', 7500, 1, '', '', 'F', 'party:develop:query', '#'
    union all select 7502, '发展党员新增', 7500, 2, '', '', 'F', 'party:develop:add', '#'
    union all select 7503, '发展党员修改', 7500, 3, '', '', 'F', 'party:develop:edit', '#'
    union all select 7504, '发展党员删除', 7500, 4, '', '', 'F', 'party:develop:remove', '#'
    union all select 7505, '发展党员导出', 7500, 5, '', '', 'F', 'party:develop:export', '#'
    union all select 7506, '发展党员办理', 7500, 6, '', '', 'F', 'party:develop:advance', '#'
    union all select 7507, '发展党员审批', 7500, 7, '', '', 'F', 'party:develop:approve', '#'
    union all select 7508, '发展党员撤回上步', 7500, 8, '', '', 'F', 'party:develop:back', '#'
    union all select 7509, '发展党员延长', 7500, 9, '', '', 'F', 'party:develop:extend', '#'
    union all select 7510, '发展党员终止', 7500, 10, '', '', 'F', 'party:develop:stop', '#'
    union all select 7511, '发展步骤列表', 7500, 11, '', '', 'F', 'party:step:list', '#'
    union all select 7512, '发展步骤查询', 7500, 12, '', '', 'F', 'party:step:query', '#'
    union all select 7513, '发展步骤新增', 7500, 13, '', '', 'F', 'party:step:add', '#'
    union all select 7514, '发展步骤修改', 7500, 14, '', '', 'F', 'party:step:edit', '#'
    union all select 7515, '发展步骤删除', 7500, 15, '', '', 'F', 'party:step:remove', '#'
    union all select 7516, '发展步骤导出', 7500, 16, '', '', 'F', 'party:step:export', '#'
) n
where not exists (select 1 from sys_menu m where m.menu_id = n.menu_id);

insert into sys_role_menu (role_id, menu_id)
select r.role_id, m.menu_id
from sys_role r
join (
    select 'zhiwei' as role_key, 'party:develop' as area, 'list query add advance' as words
    union all select 'zhiwei', 'party:step', 'list query add'
    union all select 'shuji', 'party:develop', 'list query add advance export'
    union all select 'shuji', 'party:step', 'list query add'
    union all select 'zongzhi', 'party:develop', 'list query'
    union all select 'zongzhi', 'party:step', 'list query'
    union all select 'zuzhibu', 'party:develop', 'list query add edit remove export advance approve back extend stop'
    union all select 'zuzhibu', 'party:step', 'list query add edit remove export'
) g on g.role_key = r.role_key
join sys_menu m on m.perms like concat(g.area, ':%')
  and concat(' ', g.words, ' ') like concat('% ', substr(m.perms, length(g.area) + 2), ' %')
where r.del_flag = '0' and m.menu_id between 7500 and 7549
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = m.menu_id);

-- 在“代码生成”中导入这两张表之后执行才有作用
update gen_table set package_name = 'com.ruoyi.party', module_name = 'party', function_author = 'party'
where table_name in ('party_develop', 'party_step');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
set c.is_query = '0'
where t.table_name in ('party_develop', 'party_step');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
join (
    select 'party_develop' as table_name, 'dept_id' as column_name, '0' as is_list, '1' as is_query, 'EQ' as query_type, '' as dict_type
    union all select 'party_develop', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_develop', 'person_name', '1', '1', 'LIKE', ''
    union all select 'party_develop', 'sex', '1', '1', 'EQ', 'sys_user_sex'
    union all select 'party_develop', 'stage', '1', '1', 'EQ', 'develop_stage'
    union all select 'party_develop', 'step_key', '1', '1', 'EQ', 'develop_step'
    union all select 'party_develop', 'next_due', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'apply_date', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'activist_date', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'target_date', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'join_date', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'full_due', '1', '1', 'BETWEEN', ''
    union all select 'party_develop', 'extend_flag', '1', '1', 'EQ', 'yes_no'
    union all select 'party_develop', 'status', '1', '1', 'EQ', 'develop_status'
    union all select 'party_develop', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_step', 'develop_id', '0', '1', 'EQ', ''
    union all select 'party_step', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_step', 'step_key', '1', '1', 'EQ', 'develop_step'
    union all select 'party_step', 'step_date', '1', '1', 'BETWEEN', ''
    union all select 'party_step', 'result_type', '1', '1', 'EQ', 'step_result'
) s on s.table_name = t.table_name and s.column_name = c.column_name
set c.is_list = s.is_list, c.is_query = s.is_query, c.query_type = s.query_type, c.dict_type = s.dict_type;

-- ----------------------------
-- 七、组织关系转接：表、字典、菜单、角色的菜单、代码生成的设置
-- ----------------------------
create table if not exists party_transfer (
  transfer_id    bigint(20)   not null auto_increment comment '主键',
  dept_id        bigint(20)   not null                comment '党支部ID',
  dept_name      varchar(64)  not null                comment '党支部',
  member_id      bigint(20)   default null            comment '党员ID',
  member_name    varchar(30)  not null                comment '姓名',
  direction_type char(1)      not null                comment '方向（1转出 2转入 3集团内）',
  way_type       char(1)      not null                comment '方式（1全国系统 2介绍信 3内部调整）',
  letter_no      varchar(32)  default null            comment '介绍信编号',
  head_title     varchar(100) default null            comment '抬头',
  from_unit      varchar(100) not null                comment '由何处',
  to_unit        varchar(100) not null                comment '去何处',
  fee_until      char(7)      not null                comment '党费交至',
  valid_days     int(4)       default null            comment '有效期天数',
  letter_date    date         default null            comment '开具日期',
  expire_date    date         default null            comment '到期日',
  receipt_date   date         default null            comment '回执日期',
  old_address    varchar(100) default null            comment '原党委地址',
  old_phone      varchar(64)  default null            comment '电话传真',
  old_zip        varchar(10)  default null            comment '邮编',
  status         char(1)      not null                comment '状态（0草稿 1待审 2已开具 3已接收 4退回 5作废）',
  back_reason    varchar(200) default null            comment '退回或作废原因',
  create_by      varchar(64)  default ''              comment '创建者',
  create_time    datetime     default null            comment '创建时间',
  update_by      varchar(64)  default ''              comment '更新者',
  update_time    datetime     default null            comment '更新时间',
  remark         varchar(500) default null            comment '备注',
  primary key (transfer_id),
  unique key uk_party_transfer_letter_no (letter_no),
  key idx_party_transfer_dept_id (dept_id),
  key idx_party_transfer_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '组织关系转接';

insert into sys_dict_type (dict_name, dict_type, status, create_by, create_time, remark)
select n.dict_name, n.dict_type, '0', 'admin', sysdate(), '党建工作'
from (
    select 'transfer_direction' as dict_type, '转接方向' as dict_name
    union all select 'transfer_way', '转接方式'
    union all select 'transfer_status', '转接状态'
) n
where not exists (select 1 from sys_dict_type t where t.dict_type = n.dict_type);

insert into sys_dict_data (dict_sort, dict_label, dict_value, dict_type, list_class, is_default, status, create_by, create_time)
select n.dict_sort, n.dict_label, n.dict_value, n.dict_type, n.list_class, 'N', '0', 'admin', sysdate()
from (
    select 'transfer_direction' as dict_type, 1 as dict_sort, '1' as dict_value, '转出' as dict_label, 'default' as list_class
    union all select 'transfer_direction', 2, '2', '转入', 'default'
    union all select 'transfer_direction', 3, '3', '集团内', 'default'
    union all select 'transfer_way', 1, '1', '全国系统', 'default'
    union all select 'transfer_way', 2, '2', '介绍信', 'default'
    union all select 'transfer_way', 3, '3', '内部调整', 'default'
    union all select 'transfer_status', 1, '0', '草稿', 'info'
    union all select 'transfer_status', 2, '1', '待审', 'warning'
    union all select 'transfer_status', 3, '2', '已开具', 'primary'
    union all select 'transfer_status', 4, '3', '已接收', 'success'
    union all select 'transfer_status', 5, '4', '退回', 'danger'
    union all select 'transfer_status', 6, '5', '作废', 'info'
) n
where not exists (select 1 from sys_dict_data d where d.dict_type = n.dict_type and d.dict_value = n.dict_value);

insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, component, query, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)
select n.menu_id, n.menu_name, n.parent_id, n.order_num, n.path, nullif(n.component, ''), n.query, 1, 0, n.menu_type, '0', '0', n.perms, n.icon, 'admin', sysdate()
from (
    select 7550 as menu_id, '组织关系转接' as menu_name, 7000 as parent_id, 10 as order_num, 'transfer' as path, 'party/transfer/index' as component, '' as query, 'C' as menu_type, 'party:transfer:list' as perms, 'link' as icon
    union all select 7551, '组织关系转接查询', 7550, 1, '', '', '', 'F', 'party:transfer:query', '#'
    union all select 7552, '组织关系转接新增', 7550, 2, '', '', '', 'F', 'party:transfer:add', '#'
    union all select 7553, '组织关系转接修改', 7550, 3, '', '', '', 'F', 'party:transfer:edit', '#'
    union all select 7554, '组织关系转接删除', 7550, 4, '', '', '', 'F', 'party:transfer:remove', '#'
    union all select 7555, '组织关系转接导出', 7550, 5, '', '', '', 'F', 'party:transfer:export', '#'
    union all select 7556, '组织关系转接提交', 7550, 6, '', '', '', 'F', 'party:transfer:submit', '#'
    union all select 7557, '组织关系转接退回', 7550, 7, '', '', '', 'F', 'party:transfer:back', '#'
    union all select 7558, '组织关系转接开具', 7550, 8, '', '', '', 'F', 'party:transfer:issue', '#'
    union all select 7559, '组织关系转接接收', 7550, 9, '', '', '', 'F', 'party:transfer:receive', '#'
    union all select 7560, '组织关系转接作废', 7550, 10, '', '', '', 'F', 'party:transfer:void', '#'
    union all select 7561, '组织关系转接打印介绍信', 7550, 11, '', '', '', 'F', 'party:transfer:print', '#'
) n
where not exists (select 1 from sys_menu m where m.menu_id = n.menu_id);

insert into sys_role_menu (role_id, menu_id)
select r.role_id, m.menu_id
from sys_role r
join (
    select 'zhiwei' as role_key, 'party:transfer' as area, 'list query add edit submit' as words
    union all select 'shuji', 'party:transfer', 'list query add edit submit'
    union all select 'zongzhi', 'party:transfer', 'list query'
    union all select 'zuzhibu', 'party:transfer', 'list query add edit remove export submit issue back receive void print'
) g on g.role_key = r.role_key
join sys_menu m on m.perms like concat(g.area, ':%')
  and concat(' ', g.words, ' ') like concat('% ', substr(m.perms, length(g.area) + 2), ' %')
where r.del_flag = '0' and m.menu_id between 7550 and 7569
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = m.menu_id);

-- 在“代码生成”中导入这张表之后执行才有作用
update gen_table set package_name = 'com.ruoyi.party', module_name = 'party', function_author = 'party'
where table_name = 'party_transfer';

update gen_table_column c
join gen_table t on t.table_id = c.table_id
set c.is_query = '0'
where t.table_name = 'party_transfer';

update gen_table_column c
join gen_table t on t.table_id = c.table_id
join (
    select 'party_transfer' as table_name, 'dept_id' as column_name, '0' as is_list, '1' as is_query, 'EQ' as query_type, '' as dict_type
    union all select 'party_transfer', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_transfer', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_transfer', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_transfer', 'direction_type', '1', '1', 'EQ', 'transfer_direction'
    union all select 'party_transfer', 'way_type', '1', '1', 'EQ', 'transfer_way'
    union all select 'party_transfer', 'letter_no', '1', '1', 'EQ', ''
    union all select 'party_transfer', 'letter_date', '1', '1', 'BETWEEN', ''
    union all select 'party_transfer', 'expire_date', '1', '1', 'BETWEEN', ''
    union all select 'party_transfer', 'receipt_date', '1', '1', 'BETWEEN', ''
    union all select 'party_transfer', 'status', '1', '1', 'EQ', 'transfer_status'
) s on s.table_name = t.table_name and s.column_name = c.column_name
set c.is_list = s.is_list, c.is_query = s.is_query, c.query_type = s.query_type, c.dict_type = s.dict_type;

-- ----------------------------
-- 八、党组织、任职、党费上缴：表、字典、菜单、角色的菜单、代码生成的设置
-- ----------------------------
create table if not exists party_org (
  org_id      bigint(20)   not null auto_increment comment '主键',
  dept_id     bigint(20)   not null                comment '部门ID',
  dept_name   varchar(64)  not null                comment '组织名称',
  parent_name varchar(64)  default null            comment '上级组织',
  org_type    char(1)      not null                comment '类别（1党委 2党总支部 3党支部 4联合党支部 5临时党支部 6流动党员党支部）',
  found_date  date         not null                comment '成立日期',
  found_no    varchar(64)  default null            comment '成立批准文号',
  seat_num    int(4)       default null            comment '委员职数',
  term_no     int(4)       not null                comment '届次',
  term_start  date         not null                comment '本届起始',
  term_years  int(4)       not null                comment '任期年数',
  delay_until date         default null            comment '批准延至',
  delay_no    varchar(64)  default null            comment '延期批准文号',
  term_due    date         not null                comment '应换届日期',
  status      char(1)      not null                comment '状态（0正常 1撤销）',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (org_id),
  unique key uk_party_org_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '党组织';

create table if not exists party_post (
  post_id     bigint(20)   not null auto_increment comment '主键',
  org_id      bigint(20)   not null                comment '党组织ID',
  dept_id     bigint(20)   not null                comment '部门ID',
  dept_name   varchar(64)  not null                comment '组织名称',
  member_id   bigint(20)   not null                comment '党员ID',
  member_name varchar(30)  not null                comment '姓名',
  party_post  char(1)      not null                comment '党内职务（1书记 2副书记 3组织委员 4宣传委员 5纪检委员 6青年委员 7党小组长 8委员 9无）',
  term_no     int(4)       not null                comment '届次',
  start_date  date         not null                comment '任职日期',
  end_date    date         default null            comment '离任日期',
  elect_way   char(1)      not null                comment '产生方式（1选举 2任命 3增补）',
  voter_due   int(4)       default null            comment '应到会有选举权人数',
  voter_num   int(4)       default null            comment '实到会人数',
  yes_num     int(4)       default null            comment '得票',
  doc_no      varchar(64)  default null            comment '批复文号',
  post_status char(1)      not null                comment '状态（0现任 1离任）',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (post_id),
  key idx_party_post_org_id (org_id),
  key idx_party_post_dept_id (dept_id),
  key idx_party_post_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '任职';

create table if not exists party_remit (
  remit_id    bigint(20)    not null auto_increment comment '主键',
  dept_id     bigint(20)    not null                comment '党支部ID',
  dept_name   varchar(64)   not null                comment '党支部',
  remit_month char(7)       not null                comment '所属月份',
  remit_sum   decimal(10,2) not null                comment '上缴金额',
  member_num  int(4)        not null                comment '交费人数',
  remit_date  date          not null                comment '上缴日期',
  voucher_no  varchar(64)   default null            comment '凭证号',
  payee       varchar(64)   default null            comment '收款单位',
  create_by   varchar(64)   default ''              comment '创建者',
  create_time datetime      default null            comment '创建时间',
  update_by   varchar(64)   default ''              comment '更新者',
  update_time datetime      default null            comment '更新时间',
  remark      varchar(500)  default null            comment '备注',
  primary key (remit_id),
  key idx_party_remit_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '党费上缴';

insert into sys_dict_type (dict_name, dict_type, status, create_by, create_time, remark)
select n.dict_name, n.dict_type, '0', 'admin', sysdate(), '党建工作'
from (
    select 'party_org_type' as dict_type, '党组织类别' as dict_name
    union all select 'elect_way', '任职产生方式'
    union all select 'post_status', '任职状态'
) n
where not exists (select 1 from sys_dict_type t where t.dict_type = n.dict_type);

insert into sys_dict_data (dict_sort, dict_label, dict_value, dict_type, list_class, is_default, status, create_by, create_time)
select n.dict_sort, n.dict_label, n.dict_value, n.dict_type, n.list_class, 'N', '0', 'admin', sysdate()
from (
    select 'party_org_type' as dict_type, 1 as dict_sort, '1' as dict_value, '党委' as dict_label, 'danger' as list_class
    union all select 'party_org_type', 2, '2', '党总支部', 'warning'
    union all select 'party_org_type', 3, '3', '党支部', 'primary'
    union all select 'party_org_type', 4, '4', '联合党支部', 'info'
    union all select 'party_org_type', 5, '5', '临时党支部', 'info'
    union all select 'party_org_type', 6, '6', '流动党员党支部', 'info'
    union all select 'elect_way', 1, '1', '选举', 'success'
    union all select 'elect_way', 2, '2', '任命', 'primary'
    union all select 'elect_way', 3, '3', '增补', 'info'
    union all select 'post_status', 1, '0', '现任', 'success'
    union all select 'post_status', 2, '1', '离任', 'info'
) n
where not exists (select 1 from sys_dict_data d where d.dict_type = n.dict_type and d.dict_value = n.dict_value);

insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, component, query, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)
select n.menu_id, n.menu_name, n.parent_id, n.order_num, n.path, nullif(n.component, ''), n.query, 1, 0, n.menu_type, '0', '0', n.perms, n.icon, 'admin', sysdate()
from (
    select 7570 as menu_id, '党组织' as menu_name, 7000 as parent_id, 11 as order_num, 'org' as path, 'party/org/index' as component, '' as query, 'C' as menu_type, 'party:org:list' as perms, 'tree' as icon
    union all select 7571, '任职', 7000, 12, 'post', 'party/post/index', '', 'C', 'party:post:list', 'post'
    union all select 7572, '党费上缴', 7000, 8, 'remit', 'party/remit/index', '', 'C', 'party:remit:list', 'upload'
    union all select 7573, '党组织查询', 7570, 1, '', '', '', 'F', 'party:org:query', '#'
    union all select 7574, '党组织新增', 7570, 2, '', '', '', 'F', 'party:org:add', '#'
    union all select 7575, '党组织修改', 7570, 3, '', '', '', 'F', 'party:org:edit', '#'
    union all select 7576, '党组织删除', 7570, 4, '', '', '', 'F', 'party:org:remove', '#'
    union all select 7577, '党组织导出', 7570, 5, '', '', '', 'F', 'party:org:export', '#'
    union all select 7578, '党组织延期', 7570, 6, '', '', '', 'F', 'party:org:delay', '#'
    union all select 7579, '党组织换届', 7570, 7, '', '', '', 'F', 'party:org:elect', '#'
    union all select 7580, '任职查询', 7571, 1, '', '', '', 'F', 'party:post:query', '#'
    union all select 7581, '任职新增', 7571, 2, '', '', '', 'F', 'party:post:add', '#'
    union all select 7582, '任职修改', 7571, 3, '', '', '', 'F', 'party:post:edit', '#'
    union all select 7583, '任职删除', 7571, 4, '', '', '', 'F', 'party:post:remove', '#'
    union all select 7584, '任职导出', 7571, 5, '', '', '', 'F', 'party:post:export', '#'
    union all select 7585, '党费上缴查询', 7572, 1, '', '', '', 'F', 'party:remit:query', '#'
    union all select 7586, '党费上缴新增', 7572, 2, '', '', '', 'F', 'party:remit:add', '#'
    union all select 7587, '党费上缴修改', 7572, 3, '', '', '', 'F', 'party:remit:edit', '#'
    union all select 7588, '党费上缴删除', 7572, 4, '', '', '', 'F', 'party:remit:remove', '#'
    union all select 7589, '党费上缴导出', 7572, 5, '', '', '', 'F', 'party:remit:export', '#'
) n
where not exists (select 1 from sys_menu m where m.menu_id = n.menu_id);

insert into sys_role_menu (role_id, menu_id)
select r.role_id, m.menu_id
from sys_role r
join (
    select 'zhiwei' as role_key, 'party:remit' as area, 'list query add edit' as words
    union all select 'zhiwei', 'party:org', 'list query'
    union all select 'zhiwei', 'party:post', 'list query'
    union all select 'shuji', 'party:remit', 'list query add edit'
    union all select 'shuji', 'party:org', 'list query'
    union all select 'shuji', 'party:post', 'list query'
    union all select 'zongzhi', 'party:remit', 'list query'
    union all select 'zongzhi', 'party:org', 'list query'
    union all select 'zongzhi', 'party:post', 'list query'
    union all select 'zuzhibu', 'party:remit', 'list query add edit remove export'
    union all select 'zuzhibu', 'party:org', 'list query add edit remove export delay elect'
    union all select 'zuzhibu', 'party:post', 'list query add edit remove export'
) g on g.role_key = r.role_key
join sys_menu m on m.perms like concat(g.area, ':%')
  and concat(' ', g.words, ' ') like concat('% ', substr(m.perms, length(g.area) + 2), ' %')
where r.del_flag = '0' and m.menu_id between 7570 and 7599
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = m.menu_id);

-- 在“代码生成”中导入这三张表之后执行才有作用
update gen_table set package_name = 'com.ruoyi.party', module_name = 'party', function_author = 'party'
where table_name in ('party_org', 'party_post', 'party_remit');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
set c.is_query = '0'
where t.table_name in ('party_org', 'party_post', 'party_remit');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
join (
    select 'party_org' as table_name, 'dept_id' as column_name, '0' as is_list, '1' as is_query, 'EQ' as query_type, '' as dict_type
    union all select 'party_org', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_org', 'org_type', '1', '1', 'EQ', 'party_org_type'
    union all select 'party_org', 'term_start', '1', '1', 'BETWEEN', ''
    union all select 'party_org', 'term_due', '1', '1', 'BETWEEN', ''
    union all select 'party_org', 'status', '1', '1', 'EQ', 'sys_normal_disable'
    union all select 'party_post', 'org_id', '0', '1', 'EQ', ''
    union all select 'party_post', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_post', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_post', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_post', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_post', 'party_post', '1', '1', 'EQ', 'party_post'
    union all select 'party_post', 'term_no', '1', '1', 'EQ', ''
    union all select 'party_post', 'start_date', '1', '1', 'BETWEEN', ''
    union all select 'party_post', 'elect_way', '1', '1', 'EQ', 'elect_way'
    union all select 'party_post', 'post_status', '1', '1', 'EQ', 'post_status'
    union all select 'party_remit', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_remit', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_remit', 'remit_month', '1', '1', 'EQ', ''
    union all select 'party_remit', 'remit_date', '1', '1', 'BETWEEN', ''
) s on s.table_name = t.table_name and s.column_name = c.column_name
set c.is_list = s.is_list, c.is_query = s.is_query, c.query_type = s.query_type, c.dict_type = s.dict_type;

-- ----------------------------
-- 九、民主评议、谈心谈话：表、字典、菜单、角色的菜单、代码生成的设置
-- ----------------------------
create table if not exists party_review (
  review_id    bigint(20)   not null auto_increment comment '主键',
  dept_id      bigint(20)   not null                comment '党支部ID',
  dept_name    varchar(64)  not null                comment '党支部',
  review_year  char(4)      not null                comment '年度',
  member_id    bigint(20)   not null                comment '党员ID',
  member_name  varchar(30)  not null                comment '姓名',
  member_type  char(1)      not null                comment '党员类别（1正式党员 2预备党员）',
  best_num     int(4)       default null            comment '优秀票',
  good_num     int(4)       default null            comment '合格票',
  basic_num    int(4)       default null            comment '基本合格票',
  bad_num      int(4)       default null            comment '不合格票',
  study_hours  int(4)       default null            comment '本年学时',
  review_grade char(1)      default null            comment '等次（1优秀 2合格 3基本合格 4不合格）',
  decide_date  date         default null            comment '评定日期',
  handle_type  char(1)      default null            comment '处置（0无 1教育帮助 2限期改正 3劝退 4除名）',
  handle_no    varchar(64)  default null            comment '处置文号',
  handle_until date         default null            comment '改正期限',
  status       char(1)      not null                comment '状态（0待评 1待批 2已定 3改正中 4改正期满）',
  create_by    varchar(64)  default ''              comment '创建者',
  create_time  datetime     default null            comment '创建时间',
  update_by    varchar(64)  default ''              comment '更新者',
  update_time  datetime     default null            comment '更新时间',
  remark       varchar(500) default null            comment '备注',
  primary key (review_id),
  unique key uk_party_review_review_year (member_id, review_year),
  key idx_party_review_dept_id (dept_id)
) engine = innodb auto_increment = 1000 comment = '民主评议';

create table if not exists party_talk (
  talk_id     bigint(20)   not null auto_increment comment '主键',
  dept_id     bigint(20)   not null                comment '党支部ID',
  dept_name   varchar(64)  not null                comment '党支部',
  plan_date   date         not null                comment '计划日期',
  talk_date   date         default null            comment '谈话日期',
  talker_id   bigint(20)   default null            comment '谈话人ID',
  talker_name varchar(30)  not null                comment '谈话人',
  member_id   bigint(20)   not null                comment '谈话对象ID',
  member_name varchar(30)  not null                comment '谈话对象',
  talk_type   char(1)      not null                comment '类型（1班子成员之间 2班子成员与党员 3党员之间 4组织谈话）',
  topic       varchar(100) not null                comment '主题',
  summary     varchar(500) default null            comment '要点',
  status      char(1)      not null                comment '状态（0计划 1已谈）',
  create_by   varchar(64)  default ''              comment '创建者',
  create_time datetime     default null            comment '创建时间',
  update_by   varchar(64)  default ''              comment '更新者',
  update_time datetime     default null            comment '更新时间',
  remark      varchar(500) default null            comment '备注',
  primary key (talk_id),
  key idx_party_talk_dept_id (dept_id),
  key idx_party_talk_talker_id (talker_id),
  key idx_party_talk_member_id (member_id)
) engine = innodb auto_increment = 1000 comment = '谈心谈话';

insert into sys_dict_type (dict_name, dict_type, status, create_by, create_time, remark)
select n.dict_name, n.dict_type, '0', 'admin', sysdate(), '党建工作'
from (
    select 'review_grade' as dict_type, '民主评议等次' as dict_name
    union all select 'handle_type', '民主评议处置'
    union all select 'review_status', '民主评议状态'
    union all select 'talk_type', '谈心谈话类型'
    union all select 'talk_status', '谈心谈话状态'
) n
where not exists (select 1 from sys_dict_type t where t.dict_type = n.dict_type);

insert into sys_dict_data (dict_sort, dict_label, dict_value, dict_type, list_class, is_default, status, create_by, create_time)
select n.dict_sort, n.dict_label, n.dict_value, n.dict_type, n.list_class, 'N', '0', 'admin', sysdate()
from (
    select 'review_grade' as dict_type, 1 as dict_sort, '1' as dict_value, '优秀' as dict_label, 'success' as list_class
    union all select 'review_grade', 2, '2', '合格', 'primary'
    union all select 'review_grade', 3, '3', '基本合格', 'warning'
    union all select 'review_grade', 4, '4', '不合格', 'danger'
    union all select 'handle_type', 1, '0', '无', 'default'
    union all select 'handle_type', 2, '1', '教育帮助', 'default'
    union all select 'handle_type', 3, '2', '限期改正', 'warning'
    union all select 'handle_type', 4, '3', '劝退', 'danger'
    union all select 'handle_type', 5, '4', '除名', 'danger'
    union all select 'review_status', 1, '0', '待评', 'info'
    union all select 'review_status', 2, '1', '待批', 'warning'
    union all select 'review_status', 3, '2', '已定', 'success'
    union all select 'review_status', 4, '3', '改正中', 'danger'
    union all select 'review_status', 5, '4', '改正期满', 'default'
    union all select 'talk_type', 1, '1', '班子成员之间', 'default'
    union all select 'talk_type', 2, '2', '班子成员与党员', 'default'
    union all select 'talk_type', 3, '3', '党员之间', 'default'
    union all select 'talk_type', 4, '4', '组织谈话', 'default'
    union all select 'talk_status', 1, '0', '计划', 'info'
    union all select 'talk_status', 2, '1', '已谈', 'success'
) n
where not exists (select 1 from sys_dict_data d where d.dict_type = n.dict_type and d.dict_value = n.dict_value);

insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, component, query, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)
select n.menu_id, n.menu_name, n.parent_id, n.order_num, n.path, nullif(n.component, ''), n.query, 1, 0, n.menu_type, '0', '0', n.perms, n.icon, 'admin', sysdate()
from (
    select 7600 as menu_id, '民主评议' as menu_name, 7000 as parent_id, 13 as order_num, 'review' as path, 'party/review/index' as component, '' as query, 'C' as menu_type, 'party:review:list' as perms, 'form' as icon
    union all select 7601, '谈心谈话', 7000, 14, 'talk', 'party/talk/index', '', 'C', 'party:talk:list', 'wechat'
    union all select 7602, '民主评议查询', 7600, 1, '', '', '', 'F', 'party:review:query', '#'
    union all select 7603, '民主评议新增', 7600, 2, '', '', '', 'F', 'party:review:add', '#'
    union all select 7604, '民主评议修改', 7600, 3, '', '', '', 'F', 'party:review:edit', '#'
    union all select 7605, '民主评议删除', 7600, 4, '', '', '', 'F', 'party:review:remove', '#'
    union all select 7606, '民主评议导出', 7600, 5, '', '', '', 'F', 'party:review:export', '#'
    union all select 7607, '民主评议评定', 7600, 6, '', '', '', 'F', 'party:review:decide', '#'
    union all select 7608, '民主评议通过', 7600, 7, '', '', '', 'F', 'party:review:approve', '#'
    union all select 7609, '民主评议退回', 7600, 8, '', '', '', 'F', 'party:review:back', '#'
    union all select 7610, '民主评议改正期满', 7600, 9, '', '', '', 'F', 'party:review:finish', '#'
    union all select 7611, '民主评议通过劝退除名', 7600, 10, '', '', '', 'F', 'party:review:expel', '#'
    union all select 7612, '谈心谈话查询', 7601, 1, '', '', '', 'F', 'party:talk:query', '#'
    union all select 7613, '谈心谈话新增', 7601, 2, '', '', '', 'F', 'party:talk:add', '#'
    union all select 7614, '谈心谈话修改', 7601, 3, '', '', '', 'F', 'party:talk:edit', '#'
    union all select 7615, '谈心谈话删除', 7601, 4, '', '', '', 'F', 'party:talk:remove', '#'
    union all select 7616, '谈心谈话查看要点', 7601, 5, '', '', '', 'F', 'party:talk:summary', '#'
) n
where not exists (select 1 from sys_menu m where m.menu_id = n.menu_id);

insert into sys_role_menu (role_id, menu_id)
select r.role_id, m.menu_id
from sys_role r
join (
    select 'zhiwei' as role_key, 'party:review' as area, 'list query add edit' as words
    union all select 'zhiwei', 'party:talk', 'list query add edit summary'
    union all select 'shuji', 'party:review', 'list query add edit decide'
    union all select 'shuji', 'party:talk', 'list query add edit summary'
    union all select 'zongzhi', 'party:review', 'list query approve back finish'
    union all select 'zongzhi', 'party:talk', 'list'
    union all select 'zuzhibu', 'party:review', 'list query add edit remove export decide approve back finish expel'
    union all select 'zuzhibu', 'party:talk', 'list'
) g on g.role_key = r.role_key
join sys_menu m on m.perms like concat(g.area, ':%')
  and concat(' ', g.words, ' ') like concat('% ', substr(m.perms, length(g.area) + 2), ' %')
where r.del_flag = '0' and m.menu_id between 7600 and 7649
  and not exists (select 1 from sys_role_menu x where x.role_id = r.role_id and x.menu_id = m.menu_id);

-- 在“代码生成”中导入这两张表之后执行才有作用
update gen_table set package_name = 'com.ruoyi.party', module_name = 'party', function_author = 'party'
where table_name in ('party_review', 'party_talk');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
set c.is_query = '0'
where t.table_name in ('party_review', 'party_talk');

update gen_table_column c
join gen_table t on t.table_id = c.table_id
join (
    select 'party_review' as table_name, 'dept_id' as column_name, '0' as is_list, '1' as is_query, 'EQ' as query_type, '' as dict_type
    union all select 'party_review', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_review', 'review_year', '1', '1', 'EQ', ''
    union all select 'party_review', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_review', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_review', 'member_type', '1', '1', 'EQ', 'member_type'
    union all select 'party_review', 'review_grade', '1', '1', 'EQ', 'review_grade'
    union all select 'party_review', 'decide_date', '1', '1', 'BETWEEN', ''
    union all select 'party_review', 'handle_type', '1', '1', 'EQ', 'handle_type'
    union all select 'party_review', 'handle_until', '1', '1', 'BETWEEN', ''
    union all select 'party_review', 'status', '1', '1', 'EQ', 'review_status'
    union all select 'party_talk', 'dept_id', '0', '1', 'EQ', ''
    union all select 'party_talk', 'dept_name', '1', '1', 'LIKE', ''
    union all select 'party_talk', 'plan_date', '1', '1', 'BETWEEN', ''
    union all select 'party_talk', 'talk_date', '1', '1', 'BETWEEN', ''
    union all select 'party_talk', 'talker_id', '0', '1', 'EQ', ''
    union all select 'party_talk', 'talker_name', '1', '1', 'LIKE', ''
    union all select 'party_talk', 'member_id', '0', '1', 'EQ', ''
    union all select 'party_talk', 'member_name', '1', '1', 'LIKE', ''
    union all select 'party_talk', 'talk_type', '1', '1', 'EQ', 'talk_type'
    union all select 'party_talk', 'summary', '0', '0', 'EQ', ''
    union all select 'party_talk', 'status', '1', '1', 'EQ', 'talk_status'
) s on s.table_name = t.table_name and s.column_name = c.column_name
set c.is_list = s.is_list, c.is_query = s.is_query, c.query_type = s.query_type, c.dict_type = s.dict_type;
