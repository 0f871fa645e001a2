import { Extension, Mark, Node, wrappingInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { DOMSerializer } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { BLOCK_STYLES, keptClass, keptStyle, TEXT_STYLES } from '@/lib/html/keptStyles';
import { HELD, heldElement, heldWords } from '@/lib/html/heldElements';
import { COPIED } from '@/lib/html/ownHtml';
import { UPLOADING } from '@/lib/html/uploadingPictures';
import { linkKind } from '@/lib/link';
import { UploadingPicture } from './UploadingPicture';

const BLOCKS = ['heading', 'paragraph'];

const given = (value: unknown, name: string) => (typeof value === 'string' && value !== '' ? { [name]: value } : {});

/** What a word looks like, as another editor stored it: colours, size and font. It has no tool, and stays. */
const Look = Mark.create({
  name: 'look',
  addAttributes: () => ({
    style: {
      default: null,
      parseHTML: (element) => keptStyle(element.getAttribute('style') ?? '', TEXT_STYLES) || null,
    },
    class: { default: null, parseHTML: ({ className }) => keptClass(className) || null },
  }),
  parseHTML: () => [{ tag: 'span[style], span[class]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Indents and the height of lines of a block, as another editor stored them. */
const BlockLook = Extension.create({
  name: 'blockLook',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        inset: {
          default: null,
          parseHTML: (element) => keptStyle(element.getAttribute('style') ?? '', BLOCK_STYLES) || null,
          renderHTML: ({ inset }) => given(inset, 'style'),
        },
        quill: {
          default: null,
          parseHTML: ({ className }) => keptClass(className) || null,
          renderHTML: ({ quill }) => given(quill, 'class'),
        },
      },
    },
  ],
});

/** A mark in a line, which stands for what is not shown: an attribute holds what it stands for. */
const markNode = (name: string, attribute: string, addNodeView: () => ReturnType<typeof ReactNodeViewRenderer>) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      mark: {
        default: '',
        parseHTML: (element) => element.getAttribute(attribute),
        renderHTML: ({ mark }) => given(mark, attribute),
      },
    }),
    parseHTML: () => [{ tag: `span[${attribute}]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
    addNodeView,
  });

/** A picture or medium that is not shown: it is saved as what was there, and says to the writer what that is. */
const Held = markNode('held', HELD, () => ({ node }) => {
  const dom = document.createElement('span');
  const held = heldElement(String(node.attrs['mark']));
  dom.dataset['reduced'] = '';
  dom.append(held ? heldWords(held) : '');
  return { dom };
});

/** A picture on its way to the server, in its place. */
const Uploading = markNode('uploading', UPLOADING, () => ReactNodeViewRenderer(UploadingPicture));

const script = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const Subscript = script('subscript', 'sub');
const Superscript = script('superscript', 'sup');

/** `1. ` and `- ` at the beginning of a line begin a list. */
const ListStarts = Extension.create({
  name: 'listStarts',
  addInputRules() {
    const { orderedList, bulletList } = this.editor.schema.nodes;
    return [
      ...(orderedList ? [wrappingInputRule({ find: /^1\.\s$/, type: orderedList })] : []),
      ...(bulletList ? [wrappingInputRule({ find: /^-\s$/, type: bulletList })] : []),
    ];
  },
});

/** Says on the clipboard that HTML is of this editor. */
class Copier extends DOMSerializer {
  override serializeFragment(...[fragment, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const copied = super.serializeFragment(fragment, options, target);
    if (!target && copied.firstChild instanceof Element) copied.firstChild.setAttribute(COPIED, '');
    return copied;
  }
}

const Copied = Extension.create({
  name: 'copied',
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    return [new Plugin({ props: { clipboardSerializer: new Copier(nodes, marks) } })];
  },
});

/** Letters stay letters: of what is typed only the beginnings of lists are read, of what is pasted only addresses. */
export const RULES = { enableInputRules: [ListStarts], enablePasteRules: ['link'] };

const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      // Without the one of its plugins that reads `2026. 3. 1` in pasted words as a list.
      if (extension.name === 'orderedList') return extension.extend({ addProseMirrorPlugins: () => [] });
      if (extension.name !== 'hardBreak') return extension;
      // The line end in an empty paragraph is that of its line, which the editor shows anyway.
      const isAlone = (end: Element) =>
        end.parentNode?.nodeName === 'P' &&
        [...end.parentNode.childNodes].every((node) => node === end || node.nodeValue?.trim() === '');
      return extension.extend({
        parseHTML: () => [
          { tag: 'br', ignore: true, getAttrs: (end: HTMLElement) => isAlone(end) && null },
          { tag: 'br' },
        ],
      });
    });
  },
});

/** The extensions of the editor; other HTML is dropped. */
export const extensions = [
  Basics.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkKind(address) !== 'refused',
      shouldAutoLink: (address) => linkKind(address) === 'external',
    },
  }),
  Held,
  Uploading,
  Image.configure({ allowBase64: true, inline: true }),
  TableKit.configure({ table: { resizable: false } }),
  // Without its shortcuts: Ctrl+Shift+R loads a page anew.
  TextAlign.extend({ addKeyboardShortcuts: () => ({}) }).configure({ types: BLOCKS }),
  BlockLook,
  Subscript,
  Superscript,
  ListStarts,
  Copied,
  // The last one, so that what a word looks like stands within its other marks.
  Look,
];
