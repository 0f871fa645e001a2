import type { FileCall } from '@/features/download/downloadSteps';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';

/** GET /system/oss/download/{ossId}: a file by its id. */
export const storedFileCall = ({ ossId, originalName }: ServerRecord) =>
  ({
    method: 'GET',
    url: `/system/oss/download/${encodeURIComponent(textOf(ossId))}`,
    name: textOf(originalName),
  }) satisfies FileCall;

/** Whether a browser shows the file as a picture. */
export const isPicture = (name: string): boolean => /\.(?:png|jpe?g|gif|bmp|webp)$/i.test(name);
