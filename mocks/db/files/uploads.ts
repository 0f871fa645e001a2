import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { localTime } from '../resource/localTime';

const schema = v.object({ path: v.string(), type: v.string(), content: v.string() });

/** Files that RuoYi keeps below `/profile/upload`; their content is Base64. */
export const uploads = createCollection({ name: 'upload', id: 'path', schema, seed: () => [] });

/** The path that RuoYi gives a file: its name with the time and a number. */
export function pathOfUpload(name: string): string {
  const time = localTime().replace(/\D/g, '');
  const [, base = name, extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  const count = String(uploads.all().length + 1).padStart(3, '0');
  return `/profile/upload/${time.replace(/^(....)(..)(..).*/, '$1/$2/$3')}/${base}_${time}A${count}${extension}`;
}
