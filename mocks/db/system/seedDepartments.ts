import { UNITS } from '../units';
import type { Department } from './departmentTable';
import { MEMBERS } from './members';
import { seedAudit } from './seedAudit';

const ROOT = 1;
const FIRST_UNIT = 100;
const FIRST_BRANCH = 201;

/** Units whose committee is a general branch, because they have fewer than 100 members. */
const GENERAL = new Set([101, 102, 104]);

/** Branches outside of these units that are in use, though the roster has none of their members. */
const STILL_EMPTY = new Set([201, 202]);

/** The branches of the units, in the order of `UNITS`; a unit without branches is one itself. */
const BRANCHES = [
  '办公室党支部 组织部党支部 财务部党支部 安全监督部党支部',
  '装卸一队党支部 装卸二队党支部 机械队党支部 机关党支部',
  '装卸一队党支部 装卸二队党支部 固定机械队党支部 机关党支部',
  '门机队党支部 库场队党支部',
  '岸桥队党支部 场桥队党支部 闸口党支部 技术部党支部',
  '储运队党支部 消防队党支部',
  '卸船队党支部 堆场队党支部 皮带机队党支部',
  '滚装作业队党支部 客货服务党支部',
  '筒仓队党支部 灌包队党支部',
  '拖轮一队党支部 拖轮二队党支部 船员管理党支部',
  '机务段党支部 工务段党支部',
  '件杂货理货党支部 集装箱理货党支部',
  '修理车间党支部 制造车间党支部',
  '仓储党支部 货代党支部',
];

/** Secretaries of branches whose members are not users. */
const LEADERS = '褚卫平 杨文斌 秦岭 尤大庆 许光明 何世平 施远航 张海波'.split(' ');

function leaderOf(deptId: number): string {
  const members = MEMBERS.find(([id]) => id === deptId)?.[1];
  return members?.split(':')[0] ?? LEADERS[deptId % LEADERS.length] ?? '';
}

function department(deptId: number, parentId: number, deptName: string, orderNum: number, above: string): Department {
  const isBranch = deptId >= FIRST_BRANCH && deptId < 900;
  return {
    ...seedAudit(orderNum),
    deptId,
    parentId,
    ancestors: above,
    deptName,
    orderNum,
    leader: leaderOf(deptId),
    phone: `1380532${String(1000 + deptId).padStart(4, '0')}`,
    email: `dept${deptId}@port.example`,
    status: isBranch && !GENERAL.has(parentId) && !STILL_EMPTY.has(deptId) ? '1' : '0',
  };
}

/** The party committee of the group, those of its units, and their branches. */
export function seedDepartments(): Department[] {
  const units = UNITS.map((name, index) => {
    const suffix = GENERAL.has(FIRST_UNIT + index) ? '党总支' : BRANCHES[index] ? '党委' : '党支部';
    const unit = department(FIRST_UNIT + index, ROOT, name + suffix, index + 1, `0,${ROOT}`);
    // Units without branches of their own are branches whose roster has nobody yet.
    return BRANCHES[index] ? unit : { ...unit, status: '1' as const };
  });
  let next = FIRST_BRANCH;
  const branches = BRANCHES.flatMap((names, unit) =>
    names.split(' ').map((name, index) => {
      const parent = FIRST_UNIT + unit;
      // A branch is named by itself: letters and imports have no tree beside it.
      return department(next++, parent, `${UNITS[unit]}${name}`, index + 1, `0,${ROOT},${parent}`);
    }),
  );
  return [
    department(ROOT, 0, '港口集团党委', 0, '0'),
    ...units,
    ...branches,
    department(900, ROOT, '外来人员流动党支部', 90, `0,${ROOT}`),
    { ...department(901, ROOT, '原第四港埠公司党支部', 91, `0,${ROOT}`), status: '1', remark: '单位已撤销' },
  ];
}
