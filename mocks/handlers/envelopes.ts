import { HttpResponse } from 'msw';

/** The success envelope with `data`. Give the type of `data`, so that a wrong mock does not compile. */
export const ok = <T>(data: T, msg = '操作成功'): Response => HttpResponse.json({ code: 200, msg, data });

/** The success envelope without data. */
export const done = (msg = '操作成功'): Response => HttpResponse.json({ code: 200, msg });

/** One page of a list. */
export const page = <T>(rows: readonly T[], total: number): Response =>
  HttpResponse.json({ code: 200, msg: '查询成功', rows: [...rows], total });

/** The error envelope; the HTTP status stays 200, as in the real backend. */
export const fail = (code: number, msg: string, status = 200): Response => HttpResponse.json({ code, msg }, { status });
