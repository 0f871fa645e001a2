import { http, HttpResponse } from 'msw';
import { findFramePage } from '../db/framePages';
import { framePageHtml } from '../make/framePageHtml';
import { fail } from './envelopes';
import { forAnyone } from './call';
import { path } from './path';

/** The framed pages, without a login, because frames send no token. */
export const framePages = [
  http.get(
    path('/framePages/:name'),
    forAnyone(({ param }) => {
      const page = findFramePage(param('name'));
      return page ? HttpResponse.html(framePageHtml(page)) : fail(404, '页面不存在', 404);
    }),
  ),
];
