import * as v from 'valibot';

/** Schema of a dictionary type in a snapshot. */
export const dictTypeSchema = v.object({
  id: v.number(),
  /** 0 = a root. */
  parentId: v.number(),
  dictName: v.string(),
  dictType: v.string(),
  /** `0` in use, `1` out of use. */
  status: v.picklist(['0', '1']),
  remark: v.string(),
});

/** A dictionary type as it is stored. The stored list is flat; responses nest the types (§13.1). */
export type DictType = v.InferOutput<typeof dictTypeSchema>;
