import { HttpResponse } from 'msw';
import { itemsOfType } from '../../db/dict/itemsOfType';
import type { Row } from '../../db/resource/collection';
import type { Resource } from '../../db/resource/Resource';
import { xlsx, XLSX_TYPE } from '../../make/xlsx';

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);

function shown(value: unknown, dictType: string | undefined): string | number {
  if (dictType !== undefined) {
    const item = itemsOfType(dictType).find(({ dictValue }) => dictValue === String(value));
    if (item) return item.dictLabel;
  }
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** A workbook as response; as in RuoYi it has no name. */
export async function workbook(title: string, rows: readonly (readonly (string | number)[])[]): Promise<Response> {
  return new HttpResponse(await xlsx(title, rows), { headers: { 'content-type': `${XLSX_TYPE};charset=utf-8` } });
}

/**
 * Records as a workbook, with coded values as their labels.
 *
 * @param above what stands in a row above the heads
 */
export const exportRows = (
  { title, columns }: Pick<Resource, 'title' | 'columns'>,
  rows: readonly Row[],
  above?: string,
): Promise<Response> =>
  workbook(title, [
    ...(above === undefined ? [] : [[above]]),
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, field, dictType]) => shown(at(row, field), dictType))),
  ]);
