import { downloadFile } from './downloadFile';

/**
 * Saves the file that a POST with a form-urlencoded body gives (specification, section 7). Shows the loading overlay;
 * failures are told to the user, so it never rejects.
 *
 * @param url path below the API base
 * @param fields nested as `key[sub]`, empty ones are skipped
 * @param fileName name for a file that the server gives none
 */
export const downloadForm = (url: string, fields: Readonly<Record<string, unknown>>, fileName: string): Promise<void> =>
  downloadFile({ method: 'POST', url, form: fields, name: fileName });
