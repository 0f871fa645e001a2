import { takeId } from '../../db/db';
import { Refusal } from '../../db/Refusal';
import { localTime } from '../../db/resource/localTime';
import { BUSINESS, operLogs, type BusinessName } from '../../db/system/operLogs';
import type { UserCall } from '../call';
import { PREFIX } from '../path';

const LONGEST = 2000;
const SECRET = /("\w*password"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;
const BINARY = /multipart|sheet|octet/;

const NAMES = { POST: 'add', PUT: 'edit', DELETE: 'remove', GET: 'get' };

const controllerOf = (call: string) => {
  const [, area = '', part = ''] = call.split('/');
  return `com.ruoyi.web.controller.${area}.Sys${part.slice(0, 1).toUpperCase()}${part.slice(1)}Controller`;
};

const textOf = async (message: Request | Response) =>
  BINARY.test(message.headers.get('content-type') ?? '') ? '' : await message.clone().text();

/** The text of a body without these fields; nothing of one that is no JSON. */
function without(text: string, fields: readonly string[]): string {
  if (fields.length === 0 || !text.startsWith('{')) return text;
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (fields.includes(name) ? undefined : value));
  } catch {
    return '';
  }
}

/**
 * A resolver whose calls stand in the operation log, under this title and as this kind of change; `unlogged` are fields
 * that are left out there.
 */
export const logged =
  (
    title: string,
    business: BusinessName,
    resolve: (call: UserCall) => Response | Promise<Response>,
    unlogged: readonly string[] = [],
  ) =>
  async (call: UserCall): Promise<Response> => {
    const { request, account } = call;
    const start = Date.now();
    const sent = without(await textOf(request), unlogged)
      .replace(SECRET, '$1"******"')
      .slice(0, LONGEST);
    const { pathname, searchParams } = new URL(request.url);
    const operUrl = decodeURIComponent(pathname.slice(PREFIX.length));
    const record = (jsonResult: string, errorMsg = '') =>
      operLogs.rows.put({
        operId: takeId(),
        title,
        businessType: BUSINESS[business],
        method: `${controllerOf(operUrl)}.${NAMES[request.method as keyof typeof NAMES]}()`,
        requestMethod: request.method,
        operatorType: 1,
        operName: account.username,
        deptName: account.orgName,
        operUrl,
        operIp: '127.0.0.1',
        operLocation: '内网IP',
        operParam: sent || JSON.stringify(Object.fromEntries(searchParams)),
        jsonResult,
        status: errorMsg ? 1 : 0,
        errorMsg,
        operTime: localTime(),
        costTime: Date.now() - start,
      });
    try {
      const response = await resolve(call);
      record((await textOf(response)).slice(0, LONGEST));
      return response;
    } catch (error) {
      if (error instanceof Refusal) record('', error.message);
      throw error;
    }
  };
