import type { FootnoteReference } from 'mdast';
import { memo, type ReactElement } from 'react';
import Markdown, { type Options } from 'react-markdown';
import { CodeBlock } from './CodeBlock';
import { limitNesting, restoreMarks } from './limitNesting';
import { markdownExtensions } from './markdownExtensions';
import { rehypePart, rehypeSafe, remarkBreaks, type ChunkPart } from './safeTree';

const REMARK: Options['remarkPlugins'] = [...markdownExtensions, () => restoreMarks, remarkBreaks];
const plugins = (part: ChunkPart): Options['rehypePlugins'] => [[rehypePart, part], rehypeSafe];
const REHYPE: Record<ChunkPart | 'whole', Options['rehypePlugins']> = {
  whole: [rehypeSafe],
  items: plugins('items'),
  head: plugins('head'),
  rows: plugins('rows'),
  run: plugins('run'),
  runRest: plugins('runRest'),
};

// Leaves all addresses to `rehypeSafe`, because react-markdown's default would remove some of them before without a
// trace.
const asWritten = (address: string) => address;

const HANDLERS: Options['remarkRehypeOptions'] = {
  handlers: {
    footnoteReference: (_state: unknown, { label, identifier }: FootnoteReference) => ({
      type: 'element',
      tagName: 'sup',
      properties: {},
      children: [{ type: 'text', value: `[${label ?? identifier}]` }],
    }),
    footnoteDefinition: () => undefined,
  },
};

const COMPONENTS: Options['components'] = {
  pre({ node }) {
    const code = node?.children[0];
    if (code?.type !== 'element') return null;
    const names = code.properties['className'];
    const language = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : '';
    const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
    return <CodeBlock language={language} lines={[text]} complete />;
  },
};

interface Props {
  text: string;
  definitions: string;
  part?: ChunkPart | 'whole';
}

/** A chunk of markdown as elements; rendered again only when its text changes. */
export const MarkdownChunk = memo(function MarkdownChunk({ text, definitions, part = 'whole' }: Props): ReactElement {
  return (
    <Markdown
      remarkPlugins={REMARK}
      rehypePlugins={REHYPE[part]}
      remarkRehypeOptions={HANDLERS}
      components={COMPONENTS}
      urlTransform={asWritten}
    >
      {limitNesting(definitions ? `${text}\n\n${definitions}` : text)}
    </Markdown>
  );
});
