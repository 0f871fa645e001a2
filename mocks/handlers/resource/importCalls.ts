import { http, type HttpHandler } from 'msw';
import type { Account } from '../../db/accounts';
import { itemsOfType } from '../../db/dict/itemsOfType';
import { Refusal } from '../../db/Refusal';
import type { Resource } from '../../db/resource/Resource';
import { readXlsx } from '../../make/readXlsx';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { workbook } from './exportRows';
import { logged } from './logged';

/** The fields of a line of a sheet, with the values of dictionaries for their labels. */
export type Line = Readonly<Record<string, string>>;

/** What can be imported from a workbook. */
interface Import {
  resource: Pick<Resource, 'path' | 'permission' | 'title'>;
  /** What its records are called. */
  noun: string;
  /** The columns of the template: title, field, and the dictionary of its values. */
  columns: readonly (readonly [head: string, field: string, dictType?: string])[];
  /** How the report names a line. */
  name: (line: Line) => string;
  /** Adds or changes a record; returns what was done, or throws `Refusal`. */
  importLine: (line: Line, isUpdate: boolean, account: Account) => string;
}

const valueOf = (text: string, dictType: string | undefined) =>
  (dictType && itemsOfType(dictType).find(({ dictLabel }) => dictLabel === text)?.dictValue) || text;

/** The lines of a sheet; columns are found by their titles. */
function linesOf(sheet: readonly string[][], columns: Import['columns']): Line[] {
  const [heads = [], ...lines] = sheet;
  return lines
    .filter((cells) => cells.some((text) => text.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(
        columns.flatMap(([head, field, dictType]) => {
          const text = cells[heads.indexOf(head)]?.trim() ?? '';
          return text === '' ? [] : [[field, valueOf(text, dictType)]];
        }),
      ),
    );
}

/** What RuoYi says of an import, in its markup. Lines before and after a wrong one are imported all the same. */
function report({ name, importLine }: Import, list: readonly Line[], isUpdate: boolean, account: Account): string {
  const [good, bad]: [string[], string[]] = [[], []];
  for (const line of list) {
    try {
      good.push(`<br/>${good.length + 1}、${name(line)} ${importLine(line, isUpdate, account)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message } = error;
      bad.push(`<br/>${bad.length + 1}、${name(line)} ${message === '已存在' ? message : `导入失败：${message}`}`);
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

/** The template of an import, and the import of a workbook made from it. */
export const importCalls = (what: Import): HttpHandler[] => {
  const { resource, noun, columns } = what;
  return [
    http.post(
      path(`${resource.path}/importTemplate`),
      forUser(() => workbook(`${noun}数据`, [columns.map(([head]) => head)])),
    ),
    http.post(
      path(`${resource.path}/importData`),
      forUser(
        logged(resource.title, 'import', async ({ request, query, account }) => {
          const sheet = await readXlsx(await uploadOf(request));
          if (!sheet) throw new Refusal('文件格式不正确，请上传 xlsx 文件');
          const list = linesOf(sheet, columns);
          if (list.length === 0) throw new Refusal(`导入${noun}数据不能为空！`);
          return done(report(what, list, query.get('updateSupport') === 'true', account));
        }),
        `${resource.permission}:import`,
      ),
    ),
  ];
};
