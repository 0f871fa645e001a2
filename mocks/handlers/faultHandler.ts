import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { findFault, parseFaults, type FaultKind } from '../faults';
import { pause } from '../../src/lib/pause';
import { fail } from './envelopes';
import { path, PREFIX } from './path';
import { pageSearch } from './pageSearch';
import { sendWrongTypes, sendSlowly, truncateBody } from './spoil';
import { spoilStream } from './spoilStream';

const HTML = '<!doctype html><html lang="zh-CN"><title>统一认证网关</title><h1>502 Bad Gateway</h1></html>';

const never = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

async function answerFaulty(kind: FaultKind, request: Request, handlers: HttpHandler[]): Promise<Response> {
  const properAnswer = async () => (await getResponse(handlers, request.clone())) ?? HttpResponse.error();
  switch (kind.type) {
    case 'status':
      return HttpResponse.json({}, { status: kind.status });
    case 'code':
      return HttpResponse.json({ code: kind.code });
    case 'html':
      return HttpResponse.html(HTML);
    case 'empty':
      return new HttpResponse('', { headers: { 'content-type': 'application/json' } });
    case 'reset':
      return HttpResponse.error();
    case 'hang':
      await never(request.signal);
      return HttpResponse.error();
    case 'unknown':
      return fail(501, `mock: 未知的故障“${kind.text}”`, 501);
    case 'slow':
      return sendSlowly(await properAnswer(), request.signal);
    case 'wrong':
      return sendWrongTypes(await properAnswer());
    case 'truncated':
      return truncateBody(await properAnswer());
    case 'cut':
    case 'stall':
    case 'errorEvent':
      return spoilStream(await properAnswer(), kind.type, request.signal);
  }
}

/** The first handler: applies the faults of the page's address (`faults.ts`) to `handlers`. */
export const faultHandler = (handlers: HttpHandler[]): HttpHandler =>
  http.all(path('/*'), async ({ request }) => {
    const plan = parseFaults(pageSearch(request));
    if (plan.latency > 0) await pause(plan.latency, request.signal);
    const call = new URL(request.url).pathname.slice(PREFIX.length);
    const kind = findFault(plan, call);
    return kind && answerFaulty(kind, request, handlers);
  });
