import * as v from 'valibot';
import { appConfig } from '../../src/config/appConfig';
import { captchaResponse } from '@/features/access/api/captcha';
import { userInfoResponse } from '@/features/access/api/userInfo';
import { dictItem, dictItemOption } from '@/features/dict/api/dictItems';
import { dictType, type DictTypeResponse, dictTypeOption } from '../../src/features/dict/api/dictTypes';
import { ruoyiDictItem, ruoyiDictType, ruoyiTypeOption } from '@/features/dict/api/ruoyiDicts';
import { idSchema } from '@/lib/http/idSchema';

/**
 * Strict schemas of the responses, made from the app's schemas with all fields required. A response that fits is `ok`;
 * a response that fits only the app's tolerant schema is an accepted variant.
 */

const code = v.picklist(appConfig.successCodes.flatMap((text): (string | number)[] => [text, Number(text)]));

const envelope = <E extends v.ObjectEntries>(entries: E) =>
  v.object({ [appConfig.statusName]: code, [appConfig.messageName]: v.optional(v.string()), ...entries });

const answerWith = <S extends v.GenericSchema>(data: S) => envelope({ data });

/** A response without data. */
export const doneShape = envelope({});

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

export const captchaShape = answerWith(
  v.variant('captchaEnabled', [
    v.object({ captchaEnabled: v.literal(false) }),
    v.object({
      ...captchaResponse.entries,
      captchaEnabled: v.literal(true),
      img: v.pipe(v.string(), v.regex(BASE64)),
    }),
  ]),
);

export const loginShape = answerWith(v.object({ [appConfig.tokenName]: v.pipe(v.string(), v.nonEmpty()) }));

const { user, roles, permissions } = userInfoResponse.entries;
export const userInfoShape = answerWith(v.object({ user: v.required(user), roles, permissions }));

const route = v.looseObject({
  path: v.string(),
  meta: v.optional(v.nullable(v.looseObject({}))),
  children: v.optional(v.nullable(v.array(v.lazy((): v.GenericSchema => route)))),
});
export const routesShape = answerWith(v.array(route));

const typeNode: v.GenericSchema<DictTypeResponse, unknown> = v.object({
  ...v.required(dictType).entries,
  children: v.exactOptional(v.array(v.lazy(() => typeNode))),
});
export const dictTypesShape = answerWith(v.array(typeNode));

const item = v.required(dictItem);
export const dictItemsShape = answerWith(v.array(item));
export const dictPageShape = envelope({ rows: v.array(item), total: v.number() });
const ruoyiItem = v.required(ruoyiDictItem);
export const ruoyiTypesShape = envelope({ rows: v.array(v.required(ruoyiDictType)), total: v.number() });
export const ruoyiOptionsShape = answerWith(v.array(ruoyiTypeOption));
export const ruoyiPageShape = envelope({ rows: v.array(ruoyiItem), total: v.number() });
export const ruoyiItemsShape = answerWith(v.array(ruoyiItem));

export const dictByKeyShape = answerWith(
  v.union([v.array(v.looseObject({})), v.object({ content: v.array(v.looseObject({})) })]),
);
export const typeOptionsShape = answerWith(v.array(dictTypeOption));
export const itemOptionsShape = answerWith(v.array(dictItemOption));

const conversations = v.array(v.object({ id: idSchema, name: v.string() }));
export const conversationsShape = v.union([
  envelope({ data: conversations, hasMore: v.boolean() }),
  answerWith(v.object({ data: conversations, hasMore: v.boolean() })),
]);
export const recordsShape = answerWith(
  v.array(v.object({ id: idSchema, query: v.string(), answer: v.string(), conversationId: idSchema })),
);
export const blockShape = v.object({ [appConfig.statusName]: code, [appConfig.messageName]: v.string() });
