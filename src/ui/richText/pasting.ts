import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { isOwn } from '@/lib/html/ownHtml';
import { readOwn, readPasted } from '@/lib/html/pastedHtml';
import { keptBlanks } from '@/lib/html/pastedLayout';
import type { Beside } from '@/lib/html/pastedPictures';
import { isTooMuchHtml } from '@/lib/html/tooMuchHtml';

interface Pasting {
  /** Begins to store a picture, and returns its mark; left out where none can be stored. */
  takePicture?: ((file: File) => string) | undefined;
  /** Called if something was left out because it is hidden in its source. */
  onHidden: () => void;
  /** Called if there was too much for the editor, so that only the words were kept. */
  onTooMuch: () => void;
  /** The text as the editor was opened with it. */
  given: () => string;
}

/** How the editor reads what is pasted or dropped. */
export function pasting({ takePicture, given, ...told }: Pasting): EditorProps {
  let beside: Beside = { files: [], rtf: '' };
  const look = (transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    beside = { files, rtf: transfer?.getData('text/rtf') ?? '' };
    return false;
  };
  return {
    handleDOMEvents: {
      paste: (_view, { clipboardData }) => look(clipboardData),
      drop: (_view, { dataTransfer }) => look(dataTransfer),
    },
    transformPastedHTML: (html) =>
      isOwn(html) && !isTooMuchHtml(html) ? readOwn(html, given()) : readPasted(html, beside, { takePicture, ...told }),
    // Each line is a paragraph, an empty one too.
    clipboardTextParser(text, place, _isPlain, { state: { schema } }) {
      const lines = text.replace(/\r?\n$/, '').split(/\r\n?|[\n\v\u2028\u2029]/);
      const paragraphs = lines.map((line) =>
        schema.node('paragraph', null, line === '' ? [] : [schema.text(keptBlanks(line), place.marks())]),
      );
      return new Slice(Fragment.from(paragraphs), 1, 1);
    },
    // An empty line takes paragraphs as they are, with alignment and indents.
    transformPasted(slice, { state }) {
      const { parent } = state.selection.$from;
      const { firstChild, childCount } = slice.content;
      const isLaidOut = firstChild?.isTextblock === true && !firstChild.hasMarkup(firstChild.type);
      const isEmptyLine = parent.content.size === 0 && parent.type.spec.code !== true;
      return isEmptyLine && (childCount > 1 || isLaidOut) ? new Slice(slice.content, 0, 0) : slice;
    },
  };
}
