import * as v from 'valibot';

const envelopeSchema = v.looseObject({
  code: v.exactOptional(v.number()),
  msg: v.exactOptional(v.nullable(v.string())),
  data: v.exactOptional(v.unknown()),
  rows: v.exactOptional(v.array(v.record(v.string(), v.unknown()))),
  total: v.exactOptional(v.number()),
  hasMore: v.exactOptional(v.boolean()),
});

/** The JSON of a response, which must be an envelope (§10.1). */
export const readEnvelope = async (response: Response) => v.parse(envelopeSchema, await response.json());
