import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import { fieldsSchema } from '@/lib/http/envelope';
import type { AppThunk } from '@/state/storeTypes';

const TIMEOUT_MS = 60_000;

/** RuoYi sends the path below its root as `fileName`, RuoYi-Vue-Plus the address in its object store as `url`. */
const pictureSchema = v.pipe(
  fieldsSchema,
  v.object({ url: v.optional(v.string(), ''), fileName: v.optional(v.string(), '') }),
  v.check(({ url, fileName }) => url !== '' || fileName !== ''),
  v.transform(({ url, fileName }) => (fileName.startsWith('/') ? appConfig.apiBase + fileName : url)),
);

/** Stores a picture for rich text; resolves with its address. The HTTP client tells of errors. */
export const uploadPicture =
  (file: File): AppThunk<Promise<string>> =>
  (_dispatch, _getState, { http }) => {
    const body = new FormData();
    body.append('file', file, file.name);
    return http.post(dialect().uploadCall, body, { schema: pictureSchema, timeout: TIMEOUT_MS });
  };
