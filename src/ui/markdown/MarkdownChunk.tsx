import type { Element, Root } from 'hast';
import { toJsxRuntime, type Components, type ExtraProps } from 'hast-util-to-jsx-runtime';
import type { FootnoteReference } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { memo, type ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { CodeBlock } from './CodeBlock';
import { parseMarkdown } from './markdownExtensions';
import { rehypePart, rehypeSafe, remarkBreaks, type ChunkPart } from './safeTree';

const HANDLERS = {
  footnoteReference: (_state: unknown, { label, identifier }: FootnoteReference): Element => ({
    type: 'element',
    tagName: 'sup',
    properties: {},
    children: [{ type: 'text', value: `[${label ?? identifier}]` }],
  }),
  footnoteDefinition: () => undefined,
};

const COMPONENTS: Partial<Components> = {
  pre({ node }: ExtraProps) {
    const code = node?.children[0];
    if (code?.type !== 'element') return null;
    const names = code.properties['className'];
    const language = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : '';
    const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
    return <CodeBlock language={language} lines={[text]} complete />;
  },
};

/** The tree of a text as it is shown: safe, and reduced to a part of its first block if one is named. */
function shownTree(text: string, part: ChunkPart | undefined): Root {
  const markdown = parseMarkdown(text);
  remarkBreaks()(markdown);
  // Raw HTML comes along so that it can become text.
  const tree = toHast(markdown, { allowDangerousHtml: true, handlers: HANDLERS }) as Root;
  if (part) rehypePart(part)(tree);
  rehypeSafe()(tree);
  return tree;
}

interface Props {
  text: string;
  definitions: string;
  part?: ChunkPart;
}

/** A chunk of markdown as elements; rendered again only when its text changes. */
export const MarkdownChunk = memo(function MarkdownChunk({ text, definitions, part }: Props): ReactElement {
  const tree = shownTree(definitions ? `${text}\n\n${definitions}` : text, part);
  const options = { Fragment, jsx, jsxs, components: COMPONENTS, ignoreInvalidStyle: true, passNode: true };
  // Its type is that of the global namespace JSX, which React has no more.
  return toJsxRuntime(tree, options) as ReactElement;
});
