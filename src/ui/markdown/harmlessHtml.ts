import type { Html, Parent, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';

const TAG = /<!--[^]*?-->|<(\/?)([a-z]+)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/gi;
/** Elements that are shown as such, without their attributes. */
const INLINE = new Set(['u', 'sub', 'sup', 'mark', 'kbd', 'del', 'ins']);
const FOLDED = new Set(['details', 'summary']);
/** Elements that are shown as their content. */
const CONTENT = new Set(['button', 'font', 'span', 'center', 'div', 'p', 'answer']);

type Token = { type: 'open' | 'close' | 'break' | 'nothing'; name: string } | { type: 'text'; text: string };

function tokenOf([tag, slash, sent]: RegExpExecArray): Token {
  const name = (sent ?? '').toLowerCase();
  if (sent === undefined || CONTENT.has(name)) return { type: 'nothing', name };
  if (name === 'br') return { type: 'break', name };
  if (!INLINE.has(name) && !FOLDED.has(name)) return { type: 'text', text: tag };
  return { type: slash ? 'close' : 'open', name };
}

/** The tags and the text of a piece of HTML, other elements among it; undefined if it has no harmless ones. */
function tokensOf(html: string): Token[] | undefined {
  const tokens: Token[] = [];
  const add = (token: Token) => {
    const last = tokens.at(-1);
    if (token.type === 'text' && last?.type === 'text') last.text += token.text;
    else tokens.push(token);
  };
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index > from) add({ type: 'text', text: html.slice(from, match.index) });
    add(tokenOf(match));
    from = match.index + match[0].length;
  }
  if (from < html.length) add({ type: 'text', text: html.slice(from) });
  return tokens.length === 1 && tokens[0]?.type === 'text' ? undefined : tokens;
}

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

  /** The text between tags of a block is Markdown. */
  function add(tokens: readonly Token[], stack: Open[], isBlock: boolean): void {
    const top = () => stack.at(-1)?.children ?? [];
    const close = () => {
      const closed = stack.pop();
      if (closed) top().push(elementOf(closed));
    };
    for (const token of tokens) {
      if (token.type === 'text') top().push(...(isBlock ? nested(parse(token.text.trim())) : []));
      else if (token.type === 'break' && !isBlock) top().push({ type: 'break' });
      else if (token.type === 'open' && (isBlock || INLINE.has(token.name))) {
        // The words of a fold stand in it.
        if (token.name !== 'summary' || stack.at(-1)?.name === 'details')
          stack.push({ name: token.name, children: [] });
      } else if (token.type === 'close' && stack.some(({ name }) => name === token.name)) {
        while (stack.at(-1)?.name !== token.name) close();
        close();
      }
    }
  }

  function nested(children: readonly RootContent[], isBlock = true): RootContent[] {
    const stack: Open[] = [{ name: '', children: [] }];
    for (const child of children) {
      const tokens = child.type === 'html' ? tokensOf((child satisfies Html).value) : undefined;
      const siblings = stack.at(-1)?.children;
      if (tokens) add(tokens, stack, isBlock);
      else if (child.type === 'text' && siblings?.at(-1)?.type === 'break') {
        siblings.push({ ...child, value: child.value.replace(/^\n/, '') });
      } else siblings?.push(inside(child));
    }
    while (stack.length > 1) add([{ type: 'close', name: stack.at(-1)?.name ?? '' }], stack, isBlock);
    return stack[0]?.children ?? [];
  }

  function inside<T extends RootContent | Root>(node: T): T {
    if ('children' in node) {
      const holdsBlocks = [
        'root',
        'blockquote',
        'listItem',
        'list',
        'footnoteDefinition',
        'table',
        'tableRow',
      ].includes(node.type);
      (node as Parent).children = nested(node.children as RootContent[], holdsBlocks);
    }
    return node;
  }
  return (tree: Root) => (holdsHtml(tree) ? inside(tree) : tree);
}
