import { http, type HttpHandler, HttpResponse } from 'msw';
import { furtherCalls } from '../furtherPages';
import { chat } from './chat';
import { dify } from './dify';
import { dictItems } from './dictItems';
import { dictLookups } from './dictLookups';
import { dictTypes } from './dictTypes';
import { faultHandler } from './faultHandler';
import { framePages } from './framePages';
import { media } from './media';
import { partyCalls } from './party/partyCalls';
import { oss } from './oss';
import { menu } from './menu';
import { preview } from './preview';
import { path } from './path';
import { PLAIN_STYLE } from './resource/Style';
import { ruoyiDict } from './ruoyiDict';
import { session } from './session';
import { sso } from './sso';
import { systemCalls } from './system/systemCalls';
import { together } from './together';
import { unknownCall } from './unknownCall';

/**
 * The calls (§7.8 to §7.34, and RuoYi's), then an error for any other call below the prefix, in a style and with their
 * faults.
 */
export function productHandlers(style = PLAIN_STYLE, last = unknownCall): HttpHandler[] {
  const calls = together([
    // The app asks it whether a gateway redirects its calls.
    http.get(path('/'), () => HttpResponse.text('mock')),
    ...session,
    ...sso,
    ...menu,
    ...dictTypes,
    ...dictItems,
    ...dictLookups,
    ...ruoyiDict,
    ...systemCalls(style),
    ...partyCalls(style),
    ...oss,
    ...media,
    ...framePages,
    ...preview,
    ...chat,
    ...dify,
    ...furtherCalls,
    last,
  ]);
  return [faultHandler([calls]), calls];
}

/** All handlers of the mocks as they are without switches. */
export const allHandlers = productHandlers();
