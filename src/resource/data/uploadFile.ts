import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import { ossCall } from '@/features/download/downloadSteps';
import { fieldsSchema } from '@/lib/http/envelope';
import { idSchema } from '@/lib/record/idSchema';
import type { SendOptions } from '@/lib/http/request';
import { isSigned, linkKind } from '@/lib/link';
import type { AppThunk } from '@/state/storeTypes';

/** RuoYi sends the path below its root as `fileName`, RuoYi-Vue-Plus an id and the address in its object store as `url`. */
const uploadedSchema = v.pipe(
  fieldsSchema,
  v.object({ url: v.nullish(v.string(), ''), fileName: v.nullish(v.string(), ''), ossId: v.nullish(idSchema, '') }),
  v.transform(({ url, fileName, ossId }) => {
    const isPath = fileName.startsWith('/');
    // What is stored has to last: the app fetches the file by its id.
    const lasting = ossId !== '' && isSigned(url) ? appConfig.apiBase + ossCall(fileName, ossId).url : url;
    const address = isPath ? appConfig.apiBase + fileName : lasting;
    /** What a field of a record holds, and where others find it. */
    return { value: ossId || (isPath ? fileName : url), address };
  }),
  v.check(({ address }) => address !== '' && linkKind(address) !== 'refused' && !isSigned(address)),
);

export type Uploaded = v.InferOutput<typeof uploadedSchema>;

const send = (file: File, name: string, options: SendOptions): AppThunk<Promise<Uploaded>> =>
  function (_dispatch, _getState, { http }) {
    const body = new FormData();
    body.append('file', file, name);
    return http.post(dialect().uploadCall, body, { ...options, schema: uploadedSchema });
  };

type Watch = Pick<SendOptions, 'signal' | 'onSent'>;

/** Stores a picture for rich text; resolves with its address. The editor tells of errors. */
export const uploadPicture =
  (file: File, on: Watch): AppThunk<Promise<string>> =>
  async (dispatch) =>
    (await dispatch(uploadFile(file, file.name, on))).address;

/** Stores a file under this name. Its row shows errors. */
export const uploadFile = (file: File, name: string, options: Watch) =>
  send(file, name, { ...options, tells: 'sessionEnd' });
