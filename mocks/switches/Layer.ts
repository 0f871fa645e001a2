import { withBody } from '../handlers/spoil';

/** What answers a call. */
export type Answer = (request: Request) => Promise<Response>;

/** Changes the calls that reach a backend, or what it answers. */
export type Layer = (next: Answer) => Answer;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the JSON of a response; any other response passes. */
export async function changeJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json();
  return withBody(response, JSON.stringify(change(body)));
}

/** The fields of a JSON body; none where there is no such body. The request stays readable. */
export async function fieldsOf(request: Request): Promise<Fields> {
  if (!request.headers.get('content-type')?.includes('json')) return {};
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return isFields(body) ? body : {};
}

/** The same request with another address, and with its text changed, be it JSON or a form. */
export async function changeRequest(
  request: Request,
  url: string,
  change: (text: string) => string = (text) => text,
): Promise<Request> {
  const { method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const isText = /json|urlencoded/.test(headers.get('content-type') ?? '');
  const body = isText ? change(await request.text()) : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body });
}

/** Changes the query of a request, which an export sends as a form. */
export function changeQuery(request: Request, change: (query: URLSearchParams) => void): Promise<Request> {
  const url = new URL(request.url);
  change(url.searchParams);
  if (!request.headers.get('content-type')?.includes('urlencoded')) return changeRequest(request, url.href);
  return changeRequest(request, url.href, (text) => {
    const form = new URLSearchParams(text);
    change(form);
    return form.toString();
  });
}

/** Changes each field of a value, at any depth, the inner ones first; `undefined` leaves a field out. */
export function changeFields(value: unknown, change: (name: string, field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => changeFields(one, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, change(name, changeFields(field, change))]),
  );
}

/** Changes each record of a value, the inner ones first. */
export function changeRecords(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => changeRecords(one, change));
  if (!isFields(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changeRecords(one, change)])));
}
