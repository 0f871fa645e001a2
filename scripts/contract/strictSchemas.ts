import * as v from 'valibot';
import { appConfig } from '../../src/config/appConfig';
import { captchaSchema } from '@/features/access/api/captcha';
import { userInfoSchema } from '@/features/access/api/sessionCalls';
import { dictItemSchema, dictItemOptionSchema } from './dict/dictItems';
import { dictTypeSchema, type DictTypeResponse, dictTypeOptionSchema } from './dict/dictTypes';
import { ruoyiItemSchema, ruoyiTypeSchema, ruoyiTypeOptionSchema } from './dict/ruoyiDicts';
import { idSchema } from '@/lib/http/idSchema';

/**
 * Strict schemas of the responses, made from the app's schemas with all fields required. A response that fits is `ok`;
 * a response that fits only the app's tolerant schema is an accepted variant.
 */

const codeSchema = v.picklist(appConfig.successCodes.flatMap((text): (string | number)[] => [text, Number(text)]));

const envelope = <E extends v.ObjectEntries>(entries: E) =>
  v.object({ [appConfig.statusName]: codeSchema, [appConfig.messageName]: v.optional(v.string()), ...entries });

const answerWith = <S extends v.GenericSchema>(data: S) => envelope({ data });

/** A response without data. */
export const strictDoneSchema = envelope({});

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

export const strictCaptchaSchema = answerWith(
  v.variant('captchaEnabled', [
    v.object({ captchaEnabled: v.literal(false) }),
    v.object({
      ...captchaSchema.entries,
      captchaEnabled: v.literal(true),
      img: v.pipe(v.string(), v.regex(BASE64)),
    }),
  ]),
);

export const strictLoginSchema = answerWith(v.object({ [appConfig.tokenName]: v.pipe(v.string(), v.nonEmpty()) }));

const { user, roles, permissions } = userInfoSchema.entries;
export const strictUserInfoSchema = answerWith(v.object({ user: v.required(user), roles, permissions }));

const routeSchema = v.looseObject({
  path: v.string(),
  meta: v.optional(v.nullable(v.looseObject({}))),
  children: v.optional(v.nullable(v.array(v.lazy((): v.GenericSchema => routeSchema)))),
});
export const strictRoutesSchema = answerWith(v.array(routeSchema));

const typeNodeSchema: v.GenericSchema<DictTypeResponse, unknown> = v.object({
  ...v.required(dictTypeSchema).entries,
  children: v.exactOptional(v.array(v.lazy(() => typeNodeSchema))),
});
export const strictDictTypesSchema = answerWith(v.array(typeNodeSchema));

const strictItemSchema = v.required(dictItemSchema);
export const strictDictItemsSchema = answerWith(v.array(strictItemSchema));
export const strictDictPageSchema = envelope({ rows: v.array(strictItemSchema), total: v.number() });
const strictRuoyiItemSchema = v.required(ruoyiItemSchema);
export const strictRuoyiTypesSchema = envelope({ rows: v.array(v.required(ruoyiTypeSchema)), total: v.number() });
export const strictRuoyiOptionsSchema = answerWith(v.array(ruoyiTypeOptionSchema));
export const strictRuoyiPageSchema = envelope({ rows: v.array(strictRuoyiItemSchema), total: v.number() });
export const strictRuoyiItemsSchema = answerWith(v.array(strictRuoyiItemSchema));

export const strictDictByKeySchema = answerWith(
  v.union([v.array(v.looseObject({})), v.object({ content: v.array(v.looseObject({})) })]),
);
export const strictTypeOptionsSchema = answerWith(v.array(dictTypeOptionSchema));
export const strictItemOptionsSchema = answerWith(v.array(dictItemOptionSchema));

const conversationsSchema = v.array(v.object({ id: idSchema, name: v.string() }));
export const strictConversationPageSchema = v.union([
  envelope({ data: conversationsSchema, hasMore: v.boolean() }),
  answerWith(v.object({ data: conversationsSchema, hasMore: v.boolean() })),
]);
export const strictRecordsSchema = answerWith(
  v.array(v.object({ id: idSchema, query: v.string(), answer: v.string(), conversationId: idSchema })),
);
export const strictBlockReplySchema = v.object({
  [appConfig.statusName]: codeSchema,
  [appConfig.messageName]: v.string(),
});

/** Responses of the system administration. */
export const strictTableSchema = (row: v.GenericSchema) => envelope({ rows: v.array(row), total: v.number() });
export const strictListSchema = (row: v.GenericSchema) => answerWith(v.array(row));
export const strictRecordSchema = (row: v.GenericSchema) => answerWith(row);
