import { pictureOf } from '../readPicture';
import { declared, make } from './elements';
import { DATA_PICTURE, pictureSource } from './pictureSource';
import { rtfPictures } from './rtfPictures';
import { UPLOADING } from './uploadingPictures';

/** What stands in the place of a picture whose bytes are not on the clipboard. */
export const NO_PICTURE = '（此处有一张图片未能粘贴）';

/** What else is on the clipboard. */
export interface Beside {
  files: readonly File[];
  rtf: string;
}

/** Pictures that only tell their host who reads. */
const isPixel = (picture: Element) =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(picture.getAttribute(side) ?? declared(picture, side)));

function dataPicture(source: string): File | undefined {
  if (!DATA_PICTURE.test(source)) return undefined;
  try {
    const bytes = atob(source.slice(source.indexOf(',') + 1));
    return pictureOf(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** The bytes beside a text are those of its pictures where there are as many. */
function bytesBeside({ files, rtf }: Beside, count: number): readonly (File | undefined)[] {
  if (count === 0) return [];
  const inRtf = rtfPictures(rtf);
  if (inRtf.length === count) return inRtf;
  return files.length === count ? files : [];
}

/**
 * Puts the marks of pictures on their way into a pasted text, for those that cannot be shown from where they are; words
 * where their bytes are not on the clipboard.
 *
 * @param take begins to store a picture, and returns its mark; undefined where none can be stored
 */
export function placePictures(body: Element, beside: Beside, take: ((file: File) => string) | undefined): void {
  const all = [...body.querySelectorAll('img')];
  const sourceOf = (picture: Element) => picture.getAttribute('src') ?? '';
  const isData = (picture: Element) => /^data:/i.test(sourceOf(picture));
  const pictures = (all.length > 0 ? all : [...body.querySelectorAll('v\\:imagedata')]).filter(
    (picture) => isData(picture) || pictureSource(sourceOf(picture)) === undefined,
  );
  for (const picture of pictures.filter(isPixel)) picture.remove();
  const placed = pictures.filter((picture) => !isPixel(picture));
  const absent = placed.filter((picture) => !isData(picture));
  const bytes = bytesBeside(beside, absent.length);
  for (const picture of placed) {
    const file = isData(picture) ? dataPicture(sourceOf(picture)) : bytes[absent.indexOf(picture)];
    const mark = make(picture, 'span');
    if (file && take) mark.setAttribute(UPLOADING, take(file));
    else mark.append(NO_PICTURE);
    picture.replaceWith(mark);
  }
}
