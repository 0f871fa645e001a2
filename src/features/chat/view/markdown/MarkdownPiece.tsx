import type { FootnoteReference } from 'mdast';
import { memo, type ReactElement, type RefCallback } from 'react';
import Markdown, { type Options } from 'react-markdown';
import { useScheduled } from '../useScheduled';
import { CodeBlock } from './CodeBlock';
import { dialect } from './dialect';
import { limitNesting, restoreMarks } from './limitNesting';
import { roomFor } from './roomFor';
import { rehypePart, rehypeSafe, remarkBreaks, type Part } from './safeTree';

const REMARK: Options['remarkPlugins'] = [...dialect, () => restoreMarks, remarkBreaks];
const plugins = (part: Part): Options['rehypePlugins'] => [[rehypePart, part], rehypeSafe];
const PLUGINS: Record<Part, Options['rehypePlugins']> = {
  items: plugins('items'),
  head: plugins('head'),
  rows: plugins('rows'),
  run: plugins('run'),
  runRest: plugins('runRest'),
};
const WHOLE: Options['rehypePlugins'] = [rehypeSafe];

// Addresses are judged in rehypeSafe; react-markdown's own rule would drop some in silence before.
const asWritten = (address: string) => address;

const REHYPE: Options['remarkRehypeOptions'] = {
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
  /** Everything when left out. */
  part?: Part;
}

interface RoomProps {
  length: number;
  part: Part | undefined;
  placeholder: RefCallback<Element>;
}

/** What stands in the place of a piece until it is its turn. */
function Room({ length, part, placeholder }: RoomProps): ReactElement {
  const style = { height: roomFor(length) };
  if (part === 'rows' || part === 'head') return <tr ref={placeholder} style={style} />;
  if (part === 'items') return <li ref={placeholder} style={style} aria-hidden="true" />;
  // Inside a paragraph there is no block.
  if (part) return <span ref={placeholder} />;
  return <div ref={placeholder} style={style} />;
}

const RenderedPiece = memo(function RenderedPiece({ text, definitions, part }: Props): ReactElement {
  return (
    <Markdown
      remarkPlugins={REMARK}
      rehypePlugins={part ? PLUGINS[part] : WHOLE}
      remarkRehypeOptions={REHYPE}
      components={COMPONENTS}
      urlTransform={asWritten}
    >
      {limitNesting(definitions ? `${text}\n\n${definitions}` : text)}
    </Markdown>
  );
});

/** A piece of markdown as elements; rendered again only when its text changes. */
export const MarkdownPiece = memo(function MarkdownPiece(props: Props): ReactElement {
  const { isDue, placeholder } = useScheduled();
  if (!isDue) return <Room length={props.text.length} part={props.part} placeholder={placeholder} />;
  return <RenderedPiece {...props} />;
});
