import { http, HttpResponse, type HttpHandler } from 'msw';
import { pathIn } from '../../switches/callIn';
import { path } from '../../handlers/path';
import { oss } from '../../handlers/oss';
import { ruoyiDict } from '../../handlers/ruoyiDict';
import { uploadCalls } from '../../handlers/uploads';
import type { Style } from '../../handlers/resource/Style';
import { partyCalls } from '../../handlers/party/partyCalls';
import { systemCalls } from '../../handlers/system/systemCalls';
import { ruoyiSession } from './session';

/** RuoYi at its sternest: what some of its versions and forks do not forgive. */
export const RUOYI_STYLE: Style = {
  isStrict: true,
  dropsRelations: true,
  exportsPages: true,
  pagesSessions: false,
  listsRemarks: false,
  announces: true,
  answersNone: true,
  savesOrder: true,
  isGenerated: false,
};

const notFound = http.all(path('/*'), ({ request }) =>
  HttpResponse.json(
    { timestamp: new Date(0).toISOString(), status: 404, error: 'Not Found', path: pathIn(request.url) },
    { status: 404 },
  ),
);

/** A whole server of RuoYi with the data of the mocks. It has none of the product's own calls. */
export const ruoyiServer = (style: Partial<Style> = {}, last = notFound): HttpHandler[] => [
  ...ruoyiSession,
  ...ruoyiDict,
  ...oss,
  ...uploadCalls,
  ...systemCalls({ ...RUOYI_STYLE, ...style }),
  ...partyCalls({ ...RUOYI_STYLE, ...style }),
  last,
];
