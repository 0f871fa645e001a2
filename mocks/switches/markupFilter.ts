import { HttpResponse } from 'msw';
import { PREFIX } from '../handlers/path';
import { changeRequest, type Layer } from './Layer';

/** The bodies that the servers filter: not those of notices. */
const FILTERED = /^\/(system|monitor|tool)\/(?!notice\b)/;

const ALLOWED = /^(a|b|em|i|img|strong)$/;

/** RuoYi's `HTMLFilter`: stray signs are escaped, tags removed, and a few tags kept and closed at the very end. */
function ruoyiFilter(text: string): string {
  const open: string[] = [];
  const balanced = text
    .replace(/<([^>]*?)(?=<|$)/g, '&lt;$1')
    .replace(/(^|>)([^<]*?)(?=>)/g, '$1$2&gt;<')
    .replaceAll('<>', '');
  const kept = balanced.replace(/<(\/?)(\w*)[^]*?>/g, (_tag, slash: string, name: string) => {
    if (!ALLOWED.test(name)) return '';
    if (slash === '') open.push(name);
    else if (open.at(-1) !== name) return '';
    else open.pop();
    return `<${slash}${name}>`;
  });
  return kept + open.map((name) => `</${name}>`).join('');
}

/** RuoYi-Vue-Plus removes what looks like a tag. */
const plusFilter = (text: string) => text.replace(/<[^<]*?>/g, '');

const FILTERS = { ruoyi: ruoyiFilter, 'ruoyi-plus': plusFilter };

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Changes the text of JSON bodies as the server's filter does, which does not know that it is JSON. */
export const markupFilter =
  (backend: keyof typeof FILTERS): Layer =>
  (next) =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const isSent = /^(POST|PUT)$/.test(request.method) && request.headers.get('content-type')?.includes('json');
    if (!isSent || !FILTERED.test(pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length))) return next(request);
    let left = '';
    const changed = await changeRequest(request, request.url, (text) => (left = FILTERS[backend](text)));
    if (left === '' || isJson(left)) return next(changed);
    return HttpResponse.json({
      msg: "JSON parse error: Unexpected character ('<' (code 60)): was expecting comma to separate Object entries",
      code: 500,
    });
  };
