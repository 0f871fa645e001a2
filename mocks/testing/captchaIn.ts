import * as v from 'valibot';

const captchaSchema = v.object({ data: v.object({ img: v.string(), uuid: v.string() }) });

/** Reads a response of GET /captchaImage: the text of the picture, and the id. */
export function captchaIn(body: unknown): { uuid: string; code: string } {
  const { img, uuid } = v.parse(captchaSchema, body).data;
  const code = [...atob(img).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, character]) => character).join('');
  return { uuid, code };
}
