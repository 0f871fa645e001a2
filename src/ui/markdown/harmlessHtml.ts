import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { htmlTableNode } from './htmlTableNode';
import { mendMarkdown } from './mendMarkdown';
import { isTooMuch } from './splitBlocks';

/** A comment, or a tag that may stand in a reply. */
const HARMLESS =
  /<!--[^]*?-->|<(\/?)(br|details|summary|u|sub|sup|mark|kbd|del|ins|button|font|span|center|div|p|answer)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/gi;
/** Elements that are shown, without their attributes; so are `details`. Of the others, only the content is shown. */
const INLINE = new Set(['u', 'sub', 'sup', 'mark', 'kbd', 'del', 'ins']);
/** A line with a table, as `ownLines` writes it. */
const TABLE = /^[ \t]*(<table><.*)$/m;
/** What a cell holds none of: the marks of blocks stand for themselves, as in the cells of other tables. */
const BLOCKS = 'headingAtx thematicBreak blockQuote list codeFenced htmlFlow definition gfmFootnoteDefinition table';
/** Nodes that hold no words themselves, but blocks, items or cells. */
const HOLDERS = new Set(['root', 'blockquote', 'listItem', 'list', 'footnoteDefinition', 'table', 'tableRow']);

const holdsHtml = (node: RootContent | Root): boolean =>
  node.type === 'html' || ('children' in node && node.children.some(holdsHtml));

interface Open {
  name: string;
  children: RootContent[];
}

/** An element: a node of a known type under another name. */
function elementOf({ name, children }: Open): RootContent {
  const data = { hName: name };
  if (name === 'details') return { type: 'blockquote', data, children } as RootContent;
  if (name !== 'summary') return { type: 'emphasis', data, children } as RootContent;
  const [only, ...more] = children;
  const words = only?.type === 'paragraph' && more.length === 0 ? only.children : children;
  return { type: 'paragraph', data, children: words } as RootContent;
}

/**
 * Plugin that makes elements of the few harmless ones among raw HTML, which models write: without attributes, closed
 * where the block ends. All other HTML stays as it is, which is text.
 */
export function harmlessHtml(this: Processor) {
  const parse = (text: string) => (this.parse(text) as Root).children;
  let parseInline: ((text: string) => Root) | undefined;
  /** Made with the first table. */
  const inlineParser = () => {
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
    const data = {
      micromarkExtensions: [...micromarkExtensions, { disable: { null: BLOCKS.split(' ') } }],
      fromMarkdownExtensions,
    };
    const cells = unified().data(data).use(remarkParse).use(mendMarkdown);
    return (text: string) => cells.parse(text);
  };
  const parseCell = (text: string): PhrasingContent[] => {
    if (!/[^\p{L}\p{N}\s，。、；：（）]/u.test(text) || isTooMuch(text)) return [{ type: 'text', value: text }];
    const words = (node: RootContent): RootContent[] => ('children' in node ? node.children : [node]);
    parseInline ??= inlineParser();
    return parseInline(text).children.flatMap(words) as PhrasingContent[];
  };

  function nested(children: readonly RootContent[], isBlock: boolean): RootContent[] {
    const stack: Open[] = [{ name: '#root', children: [] }];
    const siblings = () => stack.at(-1)?.children ?? [];
    const close = () => {
      const closed = stack.pop();
      if (closed) siblings().push(elementOf(closed));
    };
    /** The text between the tags of a block is Markdown. */
    const addText = (text: string) => {
      if (isBlock && text.trim() !== '') siblings().push(...nested(parse(text.trim()), true));
    };
    const addTag = (name: string, isEnd: boolean) => {
      // A summary counts only inside its `details`.
      const isFold = name === 'details' || (name === 'summary' && stack.at(-1)?.name === 'details');
      if (name === 'br' && !isBlock) siblings().push({ type: 'break' });
      else if (!isEnd && (INLINE.has(name) || (isBlock && isFold))) stack.push({ name, children: [] });
      else if (isEnd && stack.some((open) => open.name === name)) {
        while (stack.at(-1)?.name !== name) close();
        close();
      }
    };
    const addHtml = (html: string) => {
      const tags = Array.from(html.matchAll(HARMLESS));
      if (tags.length === 0 && html.trim() !== '') siblings().push({ type: 'html', value: html });
      let from = 0;
      for (const { 0: tag, 1: slash, 2: name = '', index } of tags) {
        addText(html.slice(from, index));
        addTag(name.toLowerCase(), slash === '/');
        from = index + tag.length;
      }
      if (from > 0) addText(html.slice(from));
    };
    for (const child of children) {
      if (child.type === 'text' && siblings().at(-1)?.type === 'break') {
        siblings().push({ ...child, value: child.value.replace(/^\n/, '') });
      } else if (child.type !== 'html') siblings().push(inside(child));
      else {
        for (const [at, piece] of (isBlock ? child.value.split(TABLE) : [child.value]).entries()) {
          // Every second piece is a table.
          if (at % 2 === 0) addHtml(piece);
          else siblings().push(...htmlTableNode(piece, (text) => nested(parseCell(text), false) as PhrasingContent[]));
        }
      }
    }
    while (stack.length > 1) close();
    return stack[0]?.children ?? [];
  }

  function inside<T extends RootContent | Root>(node: T): T {
    if ('children' in node) {
      (node as Parent).children = nested(node.children as RootContent[], HOLDERS.has(node.type));
    }
    return node;
  }
  return (tree: Root) => (holdsHtml(tree) ? inside(tree) : tree);
}
