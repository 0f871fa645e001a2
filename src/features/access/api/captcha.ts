import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import { ApiError } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { dataOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/record/idSchema';
import { recordSchema } from '@/lib/isRecord';

export const captchaSchema = v.object({
  captchaEnabled: v.boolean(),
  img: v.string(),
  uuid: idSchema,
});

export type CaptchaResponse = v.InferInput<typeof captchaSchema>;

/** The captcha to show: none, or a picture as a data URL with the id that is sent back with the login. */
export type Captcha = { enabled: false } | { enabled: true; src: string; uuid: string };

/**
 * Turns the picture, sent as a data URL, as SVG source or as base64, into a data URL. Browsers detect all picture
 * formats but SVG, which has to be named.
 */
function toDataUrl(img: string): string {
  const picture = img.trim();
  if (/^data:image\//i.test(picture)) return picture;
  if (/^<(svg|\?xml)/i.test(picture)) return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  return `data:image/${/^(PHN2Zy|PD94bW)/.test(picture) ? 'svg+xml' : 'gif'};base64,${picture}`;
}

const schema = dataOf(
  v.pipe(
    recordSchema,
    v.transform((fields): unknown => {
      const flag = fields['captchaEnabled'] ?? fields['captchaOnOff'];
      return flag === false || flag === 'false'
        ? { ...fields, captchaEnabled: false, img: '', uuid: '' }
        : { ...fields, captchaEnabled: true };
    }),
    captchaSchema,
    v.transform(({ captchaEnabled, img, uuid }): Captcha =>
      captchaEnabled ? { enabled: true, src: toDataUrl(img), uuid } : { enabled: false },
    ),
  ),
);

/** A server of another kind does not know the call, or wants a session for it. */
const otherKind = (error: ApiError): ApiError =>
  lacksCall(error) || ['401', '403'].includes(error.code)
    ? new ApiError(
        error.call,
        error.code,
        `登录接口与服务器不符，请管理员核对设置 backend（现为“${appConfig.backend}”）`,
        {
          detail: error.detail || error.message,
        },
      )
    : error;

/** GET /captchaImage: a new captcha. Sent without a token, with its own timeout (§7.11). Its place tells of failures. */
export const fetchCaptcha = (http: Http, signal: AbortSignal): Promise<Captcha> =>
  http.get(dialect().calls.captcha, {
    schema,
    signal,
    anonymous: true,
    timeout: appConfig.captchaTimeout,
    reword: otherKind,
  });
