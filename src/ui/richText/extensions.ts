import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkKind } from '@/lib/link';
import { BlockLook, Look, Subscript, Superscript } from './looks';
import { TextAlign } from './textAlign';

/** The extensions of the editor; other HTML is dropped. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkKind(address) !== 'refused',
      shouldAutoLink: (address) => linkKind(address) === 'external',
    },
  }),
  Image.configure({ allowBase64: true, inline: true }),
  TableKit.configure({ table: { resizable: false } }),
  TextAlign,
  Look,
  BlockLook,
  Subscript,
  Superscript,
];
