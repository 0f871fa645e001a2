import { type Editor, Extension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkKind } from '@/lib/link';

const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const TYPES = ['heading', 'paragraph'];

/** Text alignment of paragraphs and headings. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: TYPES,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => ALIGNMENTS.find((alignment) => alignment === style.textAlign) ?? null,
          renderHTML: ({ textAlign }) => (typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
});

/** Aligns the selected paragraphs and headings; the same alignment again resets them. */
export function align(editor: Editor, alignment: Alignment): void {
  const textAlign = editor.isActive({ textAlign: alignment }) ? null : alignment;
  const chain = editor.chain().focus();
  for (const type of TYPES) chain.updateAttributes(type, { textAlign });
  chain.run();
}

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
