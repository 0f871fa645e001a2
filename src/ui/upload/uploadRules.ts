/** What the app calls 1 MB, in bytes, as offices' computers do. */
export const MEGABYTE = 2 ** 20;

/** Which files may be sent. */
export interface UploadRules {
  /** How many MB a file may have, by its extension. */
  types: ReadonlyMap<string, { limit: number }>;
  /** How many at once. */
  most: number;
}

/** What the rules say of files with the extension of this name. */
export const typeOf = <Type>(name: string, types: ReadonlyMap<string, Type>): Type | undefined =>
  types.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** Why a file may not be sent, beside `count` others; empty if it may. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  { types, most }: UploadRules,
  count: number,
): string {
  const type = typeOf(name, types);
  if (count >= most) return `最多 ${most} 个文件`;
  if (!type) return '不支持该类型的文件';
  if (size === 0) return '文件是空的';
  return size > type.limit * MEGABYTE ? `文件超过 ${type.limit} MB` : '';
}
