import { memo, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { toString } from 'hast-util-to-string';
import { outsideLink } from '@/lib/html/outsideLink';
import { CodeBlock, IsGrowingContext } from './CodeBlock';
import { completeTail } from './completeTail';
import { REHYPE_OPTIONS, REMARK_PLUGINS } from './markdownSyntax';
import { safeTree } from './safeTree';
import { growBlocks, isTooMuch, NO_BLOCKS, withDefinitions } from './splitBlocks';
import styles from './StreamingMarkdown.module.css';
import { TableBox, TopicContext } from './TableBox';

/** A growing block up to this length is rendered at each frame, … */
const SHORT_CHARS = 4096;
/** … a longer one when it has grown by this, … */
const STEP_CHARS = 1024;
/** … and what exceeds this not before the block is whole. */
const LONG_CHARS = 32_768;
/** Blocks of a long text that are rendered at once; the browser can answer before the others. */
const FIRST_BLOCKS = 24;

/** How much of a growing block of `length` characters is rendered. */
function shownLength(length: number): number {
  return length <= SHORT_CHARS ? length : Math.min(length - (length % STEP_CHARS), LONG_CHARS);
}

const COMPONENTS: Components = {
  a: ({ node: _node, href = '', ...rest }) => <a href={href} {...rest} {...outsideLink(href)} />,
  pre({ node }) {
    const code = node?.children[0];
    if (code?.type !== 'element') return null;
    const names = code.properties['className'];
    const language = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : '';
    return <CodeBlock language={language} code={toString(code)} />;
  },
  div({ node, ...rest }) {
    return node?.properties['dataScroll'] ? <TableBox table={node} {...rest} /> : <div {...rest} />;
  },
};

interface Props {
  /** Markdown, which mostly grows. */
  text: string;
  /**
   * `growing`: more may come, so marks that are half written wait; `whole`: the text is complete; `cut`: it broke off
   * before its end, so all that has arrived is shown, and open marks are closed.
   */
  state: 'growing' | 'whole' | 'cut';
  /** Absolute address below which relative links lead; without it they lead nowhere. */
  fileBase?: string | undefined;
  /** As in `TopicContext`. */
  topic?: string | undefined;
}

interface BlockProps extends Omit<Props, 'topic'> {
  /** The definitions that its links may refer to. */
  definitions: string;
}

/** A piece of Markdown; parsed again only when what it shows changes. */
const BlockView = memo(function BlockView({ text, state, definitions, fileBase }: BlockProps) {
  const isGrowing = state === 'growing';
  const arrived = isGrowing ? text.slice(0, shownLength(text.length)) : text;
  const isPlain = useMemo(() => isTooMuch(arrived), [arrived]);
  const shown = isPlain ? arrived : state === 'whole' ? text.trimEnd() : completeTail(arrived);
  return useMemo(() => {
    if (shown.trim() === '') return null;
    if (isPlain) return <p className={styles.plain}>{shown}</p>;
    return (
      <IsGrowingContext value={isGrowing}>
        <Markdown
          remarkPlugins={REMARK_PLUGINS}
          remarkRehypeOptions={REHYPE_OPTIONS}
          rehypePlugins={[[safeTree, fileBase]]}
          components={COMPONENTS}
        >
          {withDefinitions(shown, definitions)}
        </Markdown>
      </IsGrowingContext>
    );
  }, [shown, isPlain, isGrowing, definitions, fileBase]);
});

/**
 * Markdown as far as it has arrived. It is divided into its blocks; one that is complete is never parsed or rendered
 * again. Raw HTML but a few harmless elements is text, pictures are links; `outsideLink` says how links are followed.
 */
export const StreamingMarkdown = memo(function StreamingMarkdown({
  text,
  state,
  fileBase,
  topic = '',
}: Props): ReactElement {
  const [known, setKnown] = useState(NO_BLOCKS);
  const clean = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const grown = clean === known.text ? known : growBlocks(known, clean);
  if (grown !== known) setKnown(grown);

  // A long text that was there already is rendered in steps, between which the browser can answer.
  const [atOnce] = useState(() => (grown.blocks.length > FIRST_BLOCKS ? FIRST_BLOCKS : Infinity));
  const count = useDeferredValue(Infinity, atOnce);

  const { blocks, definitions } = grown;
  return (
    <div className={styles.markdown}>
      <TopicContext value={topic}>
        {blocks.slice(0, count).map((block, index) => (
          <BlockView
            key={block.at}
            text={block.text}
            state={index < blocks.length - 1 ? 'whole' : state}
            definitions={definitions !== '' && block.text.includes('[') ? definitions : ''}
            fileBase={fileBase}
          />
        ))}
      </TopicContext>
    </div>
  );
});
