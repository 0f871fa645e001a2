import { http } from 'msw';
import { takeId } from '../db/db';
import { OSS_FILES } from '../db/files/ossFiles';
import { describeFile, storedFiles, type StoredFile } from '../db/files/storedFiles';
import { Refusal } from '../db/Refusal';
import { localTime } from '../db/resource/localTime';
import { attachment } from '../handlers/attachment';
import { forUser } from '../handlers/call';
import { ok } from '../handlers/envelopes';
import { path } from '../handlers/path';
import { logged } from '../handlers/resource/logged';
import { resourceCalls } from '../handlers/resource/resourceCalls';
import { PLAIN_STYLE } from '../handlers/resource/Style';
import { changeQuery, type Layer } from './Layer';

const { rows, title, listed = (file) => file } = storedFiles;

const contentOf = ({ content = '', originalName }: StoredFile) =>
  OSS_FILES.find(({ name }) => name === originalName)?.content() ??
  Uint8Array.from(atob(content), (character) => character.charCodeAt(0));

const fileOf = (ossId: string): StoredFile => {
  const file = rows.find(Number(ossId));
  if (!file) throw new Refusal('文件数据不存在!');
  return file;
};

const MAX_BYTES = 10 * 2 ** 20;
const TOO_LARGE = `Maximum upload size exceeded; nested exception is java.lang.IllegalStateException: io.undertow.server.handlers.form.MultiPartParserDefinition$FileTooLargeException: UT000054: The maximum size ${MAX_BYTES} for an individual file in a multipart request was exceeded`;

const upload = forUser(
  logged(title, 'add', async ({ request, account }) => {
    const form = await request.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!file || typeof file === 'string') throw new Refusal('上传文件不能为空');
    if (file.size > MAX_BYTES) throw new Refusal(TOO_LARGE);
    const content = btoa(
      Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
    );
    const described = describeFile(takeId(), file.name, localTime());
    rows.put({ ...described, createBy: account.username, type: file.type, content });
    return ok({ url: described.url, fileName: described.originalName, ossId: described.ossId });
  }),
  'system:oss:upload',
);

const download = forUser(({ param }) => {
  const file = fileOf(param('ossId'));
  return attachment(file.originalName, 'application/octet-stream; charset=UTF-8', contentOf(file));
}, 'system:oss:download');

/** The files of RuoYi-Vue-Plus, by id. */
export const plusFiles = [
  http.post(path('/system/oss/upload'), upload),
  http.get(path('/system/oss/download/:ossId'), download),
  http.get(
    path('/system/oss/listByIds/:ids'),
    forUser(({ param }) => ok(param('ids').split(',').map(fileOf).map(listed)), 'system:oss:query'),
  ),
  ...resourceCalls(storedFiles, { ...PLAIN_STYLE, listsRemarks: false }),
];

/** Files have another name for their period. */
export const periodOfFiles: Layer = (next) => async (request) =>
  new URL(request.url).pathname.includes('/system/oss/')
    ? next(
        await changeQuery(request, (query) => {
          for (const [own, given] of [
            ['beginTime', 'beginCreateTime'],
            ['endTime', 'endCreateTime'],
          ] as const) {
            query.set(`params[${own}]`, query.get(`params[${given}]`) ?? '');
          }
        }),
      )
    : next(request);
