import { http } from 'msw';
import * as v from 'valibot';
import { OSS_FILES } from '../db/files/ossFiles';
import { csv } from '../make/csv';
import { zip, type ZipEntry } from '../make/zip';
import { Refusal } from '../db/Refusal';
import { attachment } from './attachment';
import { forUser } from './call';
import { path } from './path';
import { readBody } from './readBody';

const download = forUser(({ param }) => {
  const file = OSS_FILES.find(({ name }) => name === param('name'));
  if (!file) throw new Refusal('文件不存在', 404);
  return attachment(file.name, file.type, file.content());
});

const listBodySchema = v.object({ names: v.optional(v.array(v.string('文件名应为文本')), []) });

/** A CSV list of the named files, or of all files. */
const exportList = forUser(async ({ request }) => {
  const { names } = await readBody(request, listBodySchema);
  const files = OSS_FILES.filter(({ name }) => names.length === 0 || names.includes(name));
  if (files.length === 0) throw new Refusal('没有可导出的文件');
  const rows = files.map(({ name, type }) => [name, type]);
  return attachment('文件清单.csv', 'text/csv;charset=utf-8', csv([['文件名', '类型'], ...rows]));
});

/** An archive of all files except the streamed ones; its first entry names the requested data source. */
const archive = forUser(async ({ request }) => {
  const source = request.headers.get('datasource') || 'master';
  const files = OSS_FILES.flatMap(({ name, content }): ZipEntry | [] => {
    const made = content();
    return made instanceof ReadableStream ? [] : { name, content: made };
  });
  const entries = [{ name: `数据源-${source}.txt`, content: `数据源：${source}\r\n` }, ...files];
  return attachment('党建资料.zip', 'application/zip', await zip(entries));
});

/** Files to download (§7.28 to §7.30). */
export const oss = [
  http.get(path('/system/oss/download/:name'), download),
  http.post(path('/system/oss/export'), exportList),
  http.get(path('/system/oss/zip'), archive),
];
