import { http, HttpResponse } from 'msw';
import { pathOfUpload, uploads } from '../db/files/uploads';
import { Refusal } from '../db/Refusal';
import { forAnyone, forUser } from './call';
import { fail } from './envelopes';
import { path, PREFIX } from './path';

const MAX_BYTES = 10 * 2 ** 20;

const upload = forUser(async ({ request }) => {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!file || typeof file === 'string') throw new Refusal('上传文件不能为空');
  if (file.size > MAX_BYTES) throw new Refusal('上传的文件大小超出限制的文件大小！允许的文件最大大小是：10MB！');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileName = pathOfUpload(file.name);
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  uploads.put({ path: fileName, type: file.type, content });
  return HttpResponse.json({
    msg: '操作成功',
    code: 200,
    url: `http://192.0.2.10:8080${fileName}`,
    fileName,
    newFileName: fileName.slice(fileName.lastIndexOf('/') + 1),
    originalFilename: file.name,
  });
});

const serve = forAnyone(({ request }) => {
  const wanted = decodeURIComponent(new URL(request.url).pathname).slice(PREFIX.length);
  const file = uploads.find(wanted);
  if (!file) return fail(404, '资源不存在', 404);
  const content = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  return new HttpResponse(content, { headers: { 'content-type': file.type || 'application/octet-stream' } });
});

/** RuoYi's files: the upload, and the stored files, which need no token. */
export const uploadCalls = [http.post(path('/common/upload'), upload), http.get(path('/profile/upload/*'), serve)];
