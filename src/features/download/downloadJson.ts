import { downloadFile } from './downloadFile';

/** Saves the file that a POST with a JSON body gives (specification, section 7); like `downloadForm` in all else. */
export const downloadJson = (url: string, body: unknown, fileName: string): Promise<void> =>
  downloadFile({ method: 'POST', url, json: body, name: fileName });
