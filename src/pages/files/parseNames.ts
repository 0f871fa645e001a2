import { isStoredName } from '@/features/download/downloadFile';

export const MAX_NAMES = 200;

export interface NameList {
  names: string[];
  /** A Chinese sentence about ignored names; empty if none. */
  problem: string;
}

/** Reads file names, one per line or spreadsheet cell; repeated names are kept. */
export function parseNames(text: string): NameList {
  const lines = text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stored = lines.filter(isStoredName);
  const refused = lines.length - stored.length;
  const problems = [
    ...(refused > 0 ? [`${refused} 个名称无效，已忽略`] : []),
    ...(stored.length > MAX_NAMES ? [`一次最多下载 ${MAX_NAMES} 个文件，其余已忽略`] : []),
  ];
  return { names: stored.slice(0, MAX_NAMES), problem: problems.join('；') };
}
