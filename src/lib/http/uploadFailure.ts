import { isRecord } from '../isRecord';
import { TOO_LARGE_WORDS } from './errorMessages';
import { ApiError, NetworkError, UploadError } from './errors';

const filesIn = (body: FormData): File[] => [...body.values()].filter((value) => value instanceof File);

const namesIn = (body: FormData): string =>
  filesIn(body)
    .map(({ name }) => `“${name}”`)
    .join('、');

/** Whether a proxy, or a server without words of its own, did not take a body because of its size. */
export const isRefusedForSize = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 413 && !isRecord(body);

/**
 * Why files did not get to the server, told with their names: browsers call a file that has changed on the disk, and one
 * whose connection the server closes because of its size, a failure of the network.
 *
 * @param share how much of the body has been sent, from 0 to 1
 */
export async function uploadFailure(failure: Error, body: FormData, share: number): Promise<Error> {
  if (failure instanceof ApiError && failure.message.startsWith(TOO_LARGE_WORDS)) {
    const { call, code, message, detail } = failure;
    return new ApiError(call, code, message.replace('文件', `文件${namesIn(body)}`), { detail });
  }
  if (!(failure instanceof NetworkError)) return failure;
  const readable = await Promise.all(filesIn(body).map(canBeRead));
  const told = { cause: failure };
  if (readable.includes(false)) return new UploadError(failure.call, FILE_CHANGED, told);
  if (share === 0 || share === 1) return failure;
  return new UploadError(failure.call, `${namesIn(body)}上传中断：网络不稳定，或${TOO_LARGE_WORDS}`, told);
}

/**
 * Whether a file that was chosen earlier can still be read. One that was changed on the disk meanwhile, as after a
 * correction in a spreadsheet, cannot: it has to be chosen again.
 */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export const FILE_CHANGED = '文件已被修改，请重新选择';
