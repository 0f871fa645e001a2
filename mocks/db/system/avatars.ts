import * as v from 'valibot';
import { createCollection } from '../resource/collection';

const schema = v.object({
  /** Id of the user. */
  id: v.number(),
  /** Name of the file. */
  name: v.string(),
  type: v.string(),
  /** Base64. */
  content: v.string(),
});

/** The pictures that users sent, one each. */
export const avatarRows = createCollection({ name: 'avatar', id: 'id', schema, seed: () => [] });
