import * as v from 'valibot';

/** Schema of a dictionary item in a snapshot. */
export const dictItemSchema = v.object({
  id: v.number(),
  /** Id of the dictionary type. */
  parentId: v.number(),
  dictType: v.string(),
  dictLabel: v.string(),
  dictValue: v.string(),
  dictSort: v.number(),
  listClass: v.string(),
  cssClass: v.string(),
  isDefault: v.picklist(['Y', 'N']),
  /** `0` in use, `1` out of use. */
  status: v.picklist(['0', '1']),
  remark: v.string(),
});

/** An entry of a dictionary (§13.3). */
export type DictItem = v.InferOutput<typeof dictItemSchema>;
