import { http } from 'msw';
import type { Account } from '../../db/accounts';
import { itemsOfType } from '../../db/dict/itemsOfType';
import { Refusal } from '../../db/Refusal';
import { addRow, updateRow } from '../../db/resource/changeRows';
import { users } from '../../db/system/users';
import { userRows } from '../../db/system/userTable';
import { readXlsx } from '../../make/readXlsx';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { workbook } from '../resource/exportRows';
import { logged } from '../resource/logged';

/** The columns of the template: title, field, and the dictionary of its values. */
const COLUMNS = [
  ['部门编号', 'deptId'],
  ['登录名称', 'userName'],
  ['用户名称', 'nickName'],
  ['用户邮箱', 'email'],
  ['手机号码', 'phonenumber'],
  ['用户性别', 'sex', 'sys_user_sex'],
  ['账号状态', 'status', 'sys_normal_disable'],
] as const;

const valueOf = (text: string, dictType: string | undefined) =>
  (dictType && itemsOfType(dictType).find(({ dictLabel }) => dictLabel === text)?.dictValue) || text;

type Line = Readonly<Record<string, string>>;

/** The users of a sheet; columns are found by their titles. */
function usersOf(sheet: readonly string[][]): Line[] {
  const [heads = [], ...lines] = sheet;
  return lines
    .filter((cells) => cells.some((text) => text.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(
        COLUMNS.flatMap(([head, field, dictType]) => {
          const text = cells[heads.indexOf(head)]?.trim() ?? '';
          return text === '' ? [] : [[field, valueOf(text, dictType)]];
        }),
      ),
    );
}

/** Adds a user, or changes the one of that name; returns what was done. */
function importUser(sent: Line, isUpdate: boolean, account: Account): string {
  const known = userRows.all().find(({ userName }) => userName === sent['userName']);
  if (!known) {
    addRow(users, sent, account);
    return '导入成功';
  }
  if (!isUpdate) throw new Refusal('已存在');
  updateRow(users, known.userId, sent, account);
  return '更新成功';
}

/** What RuoYi says of an import, in its markup. Users before and after a wrong one are imported all the same. */
function report(list: readonly Line[], isUpdate: boolean, account: Account): string {
  const [good, bad]: [string[], string[]] = [[], []];
  for (const sent of list) {
    const name = `账号 ${sent['userName'] ?? ''}`;
    try {
      good.push(`<br/>${good.length + 1}、${name} ${importUser(sent, isUpdate, account)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      bad.push(
        error.message === '已存在'
          ? `<br/>${bad.length + 1}、${name} 已存在`
          : `<br/>${bad.length + 1}、${name} 导入失败：${error.message}`,
      );
    }
  }
  if (bad.length === 0) return `恭喜您，数据已全部导入成功！共 ${good.length} 条，数据如下：${good.join('')}`;
  throw new Refusal(`很抱歉，导入失败！共 ${bad.length} 条数据格式不正确，错误如下：${bad.join('')}`);
}

async function uploadOf(request: Request): Promise<ArrayBuffer> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!file || typeof file === 'string') throw new Refusal("Required part 'file' is not present.");
  return file.arrayBuffer();
}

/** 用户导入: the template, and the import of a workbook made from it. */
export const userImport = [
  http.post(
    path('/system/user/importTemplate'),
    forUser(() => workbook('用户数据', [COLUMNS.map(([head]) => head)])),
  ),
  http.post(
    path('/system/user/importData'),
    forUser(
      logged(users.title, 'import', async ({ request, query, account }) => {
        const sheet = await readXlsx(await uploadOf(request));
        if (!sheet) throw new Refusal('文件格式不正确，请上传 xlsx 文件');
        const list = usersOf(sheet);
        if (list.length === 0) throw new Refusal('导入用户数据不能为空！');
        return done(report(list, query.get('updateSupport') === 'true', account));
      }),
      'system:user:import',
    ),
  ),
];
