/** Which files may be sent. */
export interface UploadRules {
  /** How many MB a file may have, by its extension. */
  types: ReadonlyMap<string, { limit: number }>;
  /** How many at once. */
  most: number;
}

/** The bytes of a MB, as file managers count them. */
export const MB = 2 ** 20;

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
  return size > type.limit * MB ? `文件超过 ${type.limit} MB` : '';
}
