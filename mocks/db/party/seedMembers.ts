import { MEMBERS } from '../system/members';
import { seedDepartments } from '../system/seedDepartments';
import { drawn } from './drawn';
import { daysAgo, monthsAgo } from './months';

/** A member of the roster, as it is seeded. */
export interface SeedMember {
  memberId: number;
  deptId: number;
  deptName: string;
  groupName: string | null;
  memberName: string;
  sex: '0' | '1';
  idCard: string;
  nation: string;
  birthDate: string;
  education: string;
  postName: string;
  phone: string;
  memberType: '1' | '2';
  partyPost: string;
  memberState: string;
  joinDate: string;
  fullDate: string | null;
  flowPlace: string | null;
  contactFlag: '0' | '1';
  contactDate: string | null;
  lostDate: string | null;
}

/** How many members the branches have; they belong to three units. */
export const BRANCH_SIZES: readonly (readonly [deptId: number, size: number])[] = [
  ...[24, 21, 19, 8, 22, 23, 20, 6].map((size, index) => [205 + index, size] as const),
  ...[26, 25, 21, 25].map((size, index) => [215 + index, size] as const),
];

const FIRST_ID = 1001;
/** The branch that is too small for a committee. */
const WITHOUT_COMMITTEE = 212;
/** Members with an account of their own, who keep the books of the first branch. */
const ACCOUNT_HOLDERS = ['秦素芳:1', '顾明远:0'];

const SURNAMES = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾'];
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  '0': '伟 伟民 建军 志远 国华 永强 海峰 立群 明辉 振东 德胜 文博 少华 学东 长征 庆丰 浩然 子轩 卫国 新宇 宏业 晓光'.split(
    ' ',
  ),
  '1': '秀英 丽娜 雪梅 海燕 晓红 玉洁 文慧 静怡 春兰 思雨 佳宁 淑贞 慧玲 红霞 雅琴 美华 欣悦 桂芳'.split(' '),
};
const JOBS = ['装卸工', '门机司机', '理货员', '调度员', '维修电工', '安全员', '叉车司机', '综合管理员'];
const EDUCATIONS = ['21', '21', '31', '31', '41', '61', '14'];
const FLOW_PLACES = ['上海洋山港', '宁波舟山港', '深圳盐田', '天津滨海新区', '青岛前湾'];

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** An invented number: district 370200, a number in sequence that says the sex, and the right check digit. */
function idCardOf(birthDate: string, sequence: number): string {
  const digits = `370200${birthDate.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + ('10X98765432'[sum % 11] ?? '');
}

const two = (number: number) => String(number).padStart(2, '0');
const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Numbers of members in the whole roster, for what is said of a few. */
const PROBATIONERS = new Set([9, 22, 40, 61, 80, 101, 126, 141, 160, 177, 190, 205, 226, 236]);
const IN_FLOW = new Set([14, 55, 100, 150, 200]);
const LOST = 130;
const GONE = new Set([188, 230]);

/** Secretary, organisation, propaganda, discipline, deputy, head of a group; others have none. */
const POSTS = ['1', '3', '4', '5', '2', '7'];

function postOf(deptId: number, place: number, size: number): string {
  if (deptId === WITHOUT_COMMITTEE) return place === 0 ? '1' : '9';
  return place < (size < 20 ? 3 : POSTS.length) ? (POSTS[place] ?? '9') : '9';
}

/** The roster, the same in every run of a month. Ids, names and numbers are invented. */
export function seedMembers(): SeedMember[] {
  const draw = drawn(59);
  const pick = (list: readonly string[]): string => list[Math.floor(draw() * list.length)] ?? '';
  const names = new Set<string>();
  const deptNames = new Map(seedDepartments().map((row) => [row.deptId, row.deptName]));
  const members: SeedMember[] = [];

  const freshName = (sex: string): string => {
    const name = pick(SURNAMES) + pick(GIVEN[sex] ?? []);
    return names.has(name) ? freshName(sex) : name;
  };

  for (const [deptId, size] of BRANCH_SIZES) {
    const known = (MEMBERS.find(([id]) => id === deptId)?.[1].split(' ') ?? []).map((entry) => entry.split(':'));
    const given = [
      ...known.map(([name = '', , sex = '0']) => [name, sex]),
      ...(deptId === 205 ? ACCOUNT_HOLDERS : []).map((one) => one.split(':')),
    ];
    for (let place = 0; place < size; place += 1) {
      const number = members.length;
      const isProbationer = PROBATIONERS.has(number);
      const sex = (given[place]?.[1] ?? (draw() < 0.72 ? '0' : '1')) === '1' ? '1' : '0';
      const memberName = given[place]?.[0] ?? freshName(sex);
      names.add(memberName);
      const year = isProbationer ? 1990 + Math.floor(draw() * 12) : 1962 + Math.floor(draw() * 43);
      const birthDate = `${year}-${two(1 + Math.floor(draw() * 12))}-${two(1 + Math.floor(draw() * 28))}`;
      // Four of them have been on probation for a year, or nearly.
      const joinDate = isProbationer
        ? `${monthsAgo(Math.min([...PROBATIONERS].indexOf(number) + 1, 12))}-${two(3 + (number % 20))}`
        : `${Math.min(year + 19 + Math.floor(draw() * 12), 2023)}-${two(1 + Math.floor(draw() * 12))}-${two(1 + Math.floor(draw() * 28))}`;
      const isLost = number === LOST;
      const hasMoved = IN_FLOW.has(number);
      members.push({
        memberId: FIRST_ID + number,
        deptId,
        deptName: deptNames.get(deptId) ?? '',
        groupName: size < 20 ? null : `第${'一二三'[place % 3]}党小组`,
        memberName,
        sex,
        idCard: idCardOf(birthDate, 2 * (1 + (number % 4)) + (sex === '0' ? 1 : 0)),
        nation: number % 31 === 30 ? '11' : number % 47 === 46 ? '03' : '01',
        birthDate,
        education: pick(EDUCATIONS),
        postName: `${(deptNames.get(deptId) ?? '').replace('党支部', '')}${pick(JOBS)}`,
        phone: `138053${String(20_000 + number * 37).padStart(5, '0')}`,
        memberType: isProbationer ? '2' : '1',
        partyPost: isProbationer || isLost || hasMoved ? '9' : postOf(deptId, place, size),
        memberState: GONE.has(number) ? '3' : '0',
        joinDate,
        fullDate: isProbationer ? null : yearsAfter(joinDate, 1),
        flowPlace: hasMoved ? (FLOW_PLACES[[...IN_FLOW].indexOf(number)] ?? null) : null,
        contactFlag: isLost ? '1' : '0',
        contactDate: isLost ? daysAgo(215) : hasMoved ? daysAgo(20 + number) : null,
        lostDate: isLost ? daysAgo(214) : null,
      });
    }
  }
  return members;
}
