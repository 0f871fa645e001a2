import { dataSourceHeader } from '@/lib/download/dataSource';
import { downloadFile } from './downloadFile';

/** Saves the zip archive that a GET gives for the data source chosen in local storage (specification, section 7). */
export const downloadArchive = (url: string, fileName: string): Promise<void> =>
  downloadFile({ method: 'GET', url, headers: dataSourceHeader(), name: fileName });
