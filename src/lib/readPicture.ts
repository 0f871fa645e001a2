import { splitExtension } from './download/fileName';

/** How the pictures begin that browsers show, and what their names end with. */
const SHOWN: readonly [type: string, extension: string, beginning: RegExp][] = [
  ['image/jpeg', 'jpg', /^\xff\xd8\xff/],
  ['image/png', 'png', /^\x89PNG/],
  ['image/gif', 'gif', /^GIF8/],
  ['image/bmp', 'bmp', /^BM.{4}\0{4}/s],
  ['image/webp', 'webp', /^RIFF.{4}WEBP/s],
  ['image/avif', 'avif', /^.{4}ftyp.{0,60}avi[fs]/s],
  ['image/svg+xml', 'svg', /^(?:\xef\xbb\xbf)?\s*<(?:svg\b|(?:\?xml|!--|!doctype svg).*<svg\b)/is],
];

/** Pictures that browsers do not show, or not all: HEIC, TIFF, Photoshop, JPEG XL and 2000, pictures of Windows. */
const UNSHOWN = /^(?:.{4}ftyp(?:he[iv]|mif1|msf1)|II\*\0|MM\0\*|8BPS|\xff\n|\0\0\0\f(?:JXL |jP)|\xd7\xcd\xc6\x9a)/s;

const NAME = /\.(?:jpe?g|png|gif|bmp|webp|avif|svg)$/i;
const BEGINNING = 1024;

/** Why a file is no picture for a text or a portrait. */
export const PICTURE_PROBLEMS = { unshown: '此图片格式浏览器不能显示', none: '这个文件不是图片' };

/** The type and the ending of a picture, by its first bytes. */
const kindOf = (beginning: string) => SHOWN.find(([, , pattern]) => pattern.test(beginning)) ?? [];

/** A picture of bytes that are at hand; undefined for what browsers do not show. */
export function pictureOf(bytes: Uint8Array<ArrayBuffer>): File | undefined {
  const [type, extension] = kindOf(String.fromCharCode(...bytes.subarray(0, BEGINNING)));
  return type === undefined ? undefined : new File([bytes], `图片.${extension}`, { type });
}

/**
 * A picture, known by its bytes: files come with any type and name. It gets its own type, and a name that ends as
 * pictures do, by which servers know them.
 */
export async function readPicture(file: File): Promise<File | keyof typeof PICTURE_PROBLEMS> {
  // What cannot be read, as a folder, is none.
  const bytes = await file
    .slice(0, BEGINNING)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const beginning = String.fromCharCode(...new Uint8Array(bytes));
  const [type, extension] = kindOf(beginning);
  if (type === undefined) return UNSHOWN.test(beginning) ? 'unshown' : 'none';
  const name = NAME.test(file.name) ? file.name : `${splitExtension(file.name)[0]}.${extension}`;
  return new File([file], name, { type });
}
