import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { BackendKind } from '../../src/config/dialects';
import { productHandlers } from '../handlers/allHandlers';
import { fail } from '../handlers/envelopes';
import { path } from '../handlers/path';
import { PLAIN_STYLE, type Style } from '../handlers/resource/Style';
import { together } from '../handlers/together';
import { RUOYI_STYLE, ruoyiServer } from '../testing/ruoyi/ruoyiServer';
import { callIn, pathIn } from './callIn';
import type { Answer, Layer } from './Layer';
import { markupFilter } from './markupFilter';
import { masked } from './masked';
import { omitEmpty } from './omitEmpty';
import { periods } from './periods';
import { periodOfFiles, plusFiles } from './plusFiles';
import { plusShapes } from './plusShapes';
import { plus5Calls } from './plus5/plus5Calls';
import { plus5Shapes } from './plus5/plus5Shapes';
import { plus6Names } from './plus5/plus6Names';
import { ruoyiShapes } from './ruoyiShapes';
import { signed } from './signed';

/** How the mocks behave, beside the data. */
export interface Switches {
  /** Whose calls and shapes they have. */
  backend: BackendKind;
  /** Empty fields are left out, `rows` and `total` too. */
  omitEmpty: boolean;
  /** Periods are days; a time in one fails, but for logs. */
  days: boolean;
  /** Phone numbers and addresses of mail come masked, for everybody. */
  masked: boolean;
  /** The object store is private: its addresses are signed, and expire (`ruoyi-plus`). */
  signed: boolean;
  /** The names of RuoYi-Vue-Plus 6, lists inside `data`, no tenants (`ruoyi-plus-5`). */
  six: boolean;
  /** A field that a record does not have, or of another type, is refused. */
  strict: boolean;
  /** Party work is as RuoYi's generator makes it, without the lines of `docs/party-server.md`. */
  generated: boolean;
  /** How an unknown call is refused, with HTTP 200. */
  unknown: 404 | 500;
}

const PLUS_STYLE: Style = {
  ...PLAIN_STYLE,
  dropsRelations: true,
  pagesSessions: false,
  announces: false,
  answersNone: true,
  savesOrder: false,
};

const STYLES = { product: PLAIN_STYLE, ruoyi: RUOYI_STYLE, 'ruoyi-plus': PLUS_STYLE, 'ruoyi-plus-5': PLUS_STYLE };

/** What servers of a kind have before the calls of RuoYi. */
const OWN_CALLS: Partial<Record<BackendKind, HttpHandler[]>> = {
  'ruoyi-plus': plusFiles,
  'ruoyi-plus-5': [...plus5Calls, ...plusFiles],
};

/** What these servers do not have of RuoYi: its tasks and its monitor, later the list of caches. */
const LACKING: Partial<Record<BackendKind, RegExp>> = {
  'ruoyi-plus': /\/monitor\/(?:job|jobLog|server)\b/,
  'ruoyi-plus-5': /\/monitor\/(?:job|jobLog|server|cache\/\w+)\b/,
};

const unknownAs = (code: 404 | 500) =>
  http.all(path('/*'), ({ request }) =>
    fail(code, code === 404 ? '请求地址不存在' : `No static resource ${pathIn(request.url).slice(1)}.`),
  );

/** How RuoYi-Vue-Plus 5 refuses an unknown call. */
const noEndpoint = http.all(path('/*'), ({ request }) =>
  HttpResponse.json({ code: 404, msg: `No endpoint ${callIn(request)}.`, data: null }),
);

function layersOf({ backend, omitEmpty: omits, days, masked: masks, signed: signs, six }: Partial<Switches>): Layer[] {
  const isFive = backend === 'ruoyi-plus-5';
  const isPlus = backend === 'ruoyi-plus' || isFive;
  const isRuoyi = backend === 'ruoyi';
  return [
    ...(backend === undefined || backend === 'product' ? [] : [ruoyiShapes(backend)]),
    ...(days ? [periods('days')] : isPlus ? [periods('compared')] : isRuoyi ? [periods('lenient')] : []),
    ...(isPlus ? [periodOfFiles, plusShapes(isFive ? 5 : 4)] : []),
    ...(isFive ? [plus5Shapes] : []),
    ...(isPlus || isRuoyi ? [markupFilter(isPlus ? 'ruoyi-plus' : 'ruoyi')] : []),
    ...(signs ? [signed] : []),
    ...(masks ? [masked(() => true)] : isPlus ? [masked((username) => username !== 'admin')] : []),
    ...(six ? [plus6Names] : []),
    ...(omits ? [omitEmpty] : []),
  ];
}

/** The handlers of a backend that behaves in these ways; by default as the mocks do. */
export function backendOf(switches: Partial<Switches> = {}): HttpHandler[] {
  const { backend = 'product', strict, generated, unknown } = switches;
  const style = { ...STYLES[backend], ...(strict && { isStrict: true }), ...(generated && { isGenerated: true }) };
  const last = unknown ? unknownAs(unknown) : backend === 'ruoyi-plus-5' ? noEndpoint : undefined;
  const has = ({ info }: HttpHandler) => !LACKING[backend]?.test(String(info.path));
  const handlers =
    backend === 'product'
      ? productHandlers(style, last)
      : [together([...(OWN_CALLS[backend] ?? []), ...ruoyiServer(style, last).filter(has)])];
  const own: Answer = async (request) => (await getResponse(handlers, request)) ?? HttpResponse.error();
  const layers = layersOf(switches);
  if (layers.length === 0) return handlers;
  const answer = layers.reduce((next, layer) => layer(next), own);
  return [http.all(path('/*'), ({ request }) => answer(request))];
}
