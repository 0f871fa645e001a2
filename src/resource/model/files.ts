import type { Attachment } from '@/lib/html/attachments';

/** Marks the name of a file that is not at the server yet. */
const SIGN = '\t';
/** What RuoYi adds to names. */
const STAMP = /_\d{14}A\d+(?=\.\w+$)/;

/** The name in a path or an address. */
export function fileNameIn(at: string): string {
  const name = at.slice(at.lastIndexOf('/') + 1).replace(STAMP, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The files in a text of paths, addresses or ids with commas between them. */
export const filesIn = (text: string): Attachment[] =>
  text
    .split(',')
    .map((part) => (part.startsWith(SIGN) ? part : part.trim()))
    .filter((part) => part !== '')
    .map((at) => (at.startsWith(SIGN) ? { name: at.slice(SIGN.length), at: '' } : { name: fileNameIn(at), at }));

export const filesText = (files: readonly Attachment[]): string =>
  files.map(({ name, at }) => at || SIGN + name).join(',');

/** The problem of a list in which some files are not at the server; empty if all are. */
export function pendingProblem(list: readonly Attachment[]): string {
  const waiting = list.filter(({ at }) => at === '');
  return waiting.length > 0
    ? `${waiting.map(({ name }) => `“${name}”`).join('、')}尚未上传，请等待完成，或移除后再保存`
    : '';
}
