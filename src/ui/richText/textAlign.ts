import { type Editor, Extension } from '@tiptap/core';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const TYPES = ['heading', 'paragraph'];

/** Text alignment of paragraphs and headings. */
export const TextAlign = Extension.create({
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
