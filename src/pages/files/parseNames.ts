import { isStoredName } from '@/features/download/downloadFile';

/** Files that are fetched in one go. */
export const MAX_NAMES = 200;

/** What a list of file names says. */
export interface NameList {
  names: string[];
  /** One Chinese sentence on what is not taken; empty when all is. */
  problem: string;
}

/** Reads file names, one a line (or a cell, as spreadsheets copy them); the same name twice is wanted twice. */
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
