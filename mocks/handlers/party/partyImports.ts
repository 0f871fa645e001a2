import { Refusal } from '../../db/Refusal';
import { duesOf } from '../../db/party/dues';
import { partyMembers, partyStandards } from '../../db/party/partyResources';
import { memberRows, standardRows } from '../../db/party/tables';
import { addRow, updateRow } from '../../db/resource/changeRows';
import type { Row } from '../../db/resource/collection';
import { departmentRows } from '../../db/system/departmentTable';
import { importCalls, type Line } from '../resource/importCalls';

/** The report names no id numbers. */
const name = ({ memberName = '' }: Line) => `党员 ${memberName}`;

/** Refuses a line in words, because what the database says can hold the id number. */
function needs(line: Line, columns: readonly (readonly [label: string, field: string])[]): void {
  const empty = columns.find(([, field]) => !line[field]);
  if (empty) throw new Refusal(`${empty[0]}不能为空`);
}

const inWords = <T>(change: () => T): T => {
  try {
    return change();
  } catch (error) {
    const isRaw = error instanceof Refusal && /###|JSON parse/.test(error.message);
    throw isRaw ? new Refusal('有一项格式不正确或太长') : error;
  }
};

function branchOf({ deptName = '' }: Line): number {
  const branch = departmentRows.all().find((row) => row.deptName === deptName);
  if (!branch) throw new Refusal(`没有党支部“${deptName}”`);
  return branch.deptId;
}

const REQUIRED = [
  ['姓名', 'memberName'],
  ['性别', 'sex'],
  ['身份证号', 'idCard'],
  ['民族', 'nation'],
  ['出生日期', 'birthDate'],
  ['党员类别', 'memberType'],
  ['入党日期', 'joinDate'],
] as const;
const NEW_MEMBER = { partyPost: '9', memberState: '0', contactFlag: '0' };

const memberImport = importCalls({
  resource: partyMembers,
  noun: '党员',
  columns: [
    ['姓名', 'memberName'],
    ['性别', 'sex', 'sys_user_sex'],
    ['身份证号', 'idCard'],
    ['民族', 'nation', 'nation'],
    ['出生日期', 'birthDate'],
    ['学历', 'education', 'education'],
    ['党支部', 'deptName'],
    ['党小组', 'groupName'],
    ['单位及职务', 'postName'],
    ['联系电话', 'phone'],
    ['党员类别', 'memberType', 'member_type'],
    ['党内职务', 'partyPost', 'party_post'],
    ['入党日期', 'joinDate'],
    ['转正日期', 'fullDate'],
  ],
  name,
  importLine(line, isUpdate, account) {
    const sent = { ...line, deptId: branchOf(line) };
    needs(line, REQUIRED);
    const known = memberRows.all().find(({ idCard }) => idCard === line['idCard']);
    if (!known) {
      inWords(() => addRow(partyMembers, { ...NEW_MEMBER, ...sent }, account));
      return '导入成功';
    }
    if (!isUpdate) throw new Refusal('已存在');
    inWords(() => updateRow(partyMembers, Number(known['memberId']), sent, account));
    return '更新成功';
  },
});

/** The one member that a line means, by id number, else by name, branch and birth date. */
function memberOf(line: Line): Row {
  const fields = line['idCard'] ? ['idCard'] : ['memberName', 'deptName', 'birthDate'];
  const found = memberRows.all().filter((row) => fields.every((field) => row[field] === line[field]));
  if (!found[0]) throw new Refusal('名册中没有该党员');
  if (found[1]) throw new Refusal('有两名党员符合，请填写身份证号');
  return found[0];
}

const standardImport = importCalls({
  resource: partyStandards,
  noun: '党费标准',
  columns: [
    ['身份证号', 'idCard'],
    ['姓名', 'memberName'],
    ['党支部', 'deptName'],
    ['出生日期', 'birthDate'],
    ['类别', 'payerType', 'payer_type'],
    ['计算基数', 'base'],
    ['起始月份', 'startMonth'],
  ],
  name,
  importLine(line, _isUpdate, account) {
    needs(line, [
      ['类别', 'payerType'],
      ['计算基数', 'base'],
      ['起始月份', 'startMonth'],
    ]);
    const { memberId, memberName, deptId, deptName } = memberOf(line);
    const { payerType = '', base = '', startMonth = '' } = line;
    const isOpen = ({ status, endMonth }: Row) =>
      status !== '1' && (typeof endMonth !== 'string' || endMonth === '' || endMonth >= startMonth);
    if (standardRows.all().some((row) => row['memberId'] === memberId && isOpen(row))) {
      throw new Refusal('该党员这一时期已有标准');
    }
    const person = { memberId, memberName, deptId, deptName };
    const standard = { ...person, payerType, base, startMonth, ...duesOf(payerType, Number(base)) };
    inWords(() => addRow(partyStandards, standard, account));
    return '导入成功';
  },
});

/** 党员导入 and 党费标准导入 */
export const partyImports = [...memberImport, ...standardImport];
