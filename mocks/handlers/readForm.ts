import { Refusal } from '../db/Refusal';

/** The fields of a form-urlencoded body; throws `Refusal` for another content type. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new Refusal('请求参数格式不正确，应为表单');
  }
  return new URLSearchParams(await request.text());
}
