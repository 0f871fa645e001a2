import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkKind } from '@/lib/link';
import { TextAlign } from './textAlign';

/** The extensions of the editor; other HTML is dropped. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkKind(address) !== 'refused',
      shouldAutoLink: (address) => linkKind(address) === 'external',
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
  TextAlign,
];
