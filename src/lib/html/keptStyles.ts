const COLOR = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]+)$/;
const LENGTH = /^\d{1,3}(?:\.\d+)?(?:px|pt|em|rem)$/;

/** Styles of the text in a block. */
export const TEXT_STYLES: Readonly<Record<string, RegExp>> = {
  color: COLOR,
  'background-color': COLOR,
  'font-size': /^\d{1,2}(?:\.\d+)?(?:px|pt|em|rem)$/,
  'font-family': /^[\w\s"',\-\p{Script=Han}]+$/u,
};

/** Styles of a block that stand beside its alignment. */
export const BLOCK_STYLES: Readonly<Record<string, RegExp>> = {
  'text-indent': /^-?\d{1,3}(?:\.\d+)?(?:px|pt|em|rem)$/,
  'margin-left': LENGTH,
  'padding-left': LENGTH,
  'line-height': /^\d{1,2}(?:\.\d+)?(?:px|pt|em|%)?$/,
};

/** Indents of a pasted block, in characters. */
export const INDENTS: Readonly<Record<string, RegExp>> = {
  'text-indent': /^-?\d{1,2}(?:\.\d+)?em$/,
  'margin-left': /^\d{1,2}(?:\.\d+)?em$/,
};

export const ALIGNMENT: Readonly<Record<string, RegExp>> = { 'text-align': /^(?:left|center|right|justify)$/ };

/** Classes of Quill, RuoYi's editor, that say how a text looks. */
const KEPT_CLASS = /^ql-(?:indent-[1-9]|size-(?:small|large|huge)|font-(?:serif|monospace)|direction-rtl)$/;

/** The declarations of a `style` attribute that `kept` accepts; empty = none. */
export function keptStyle(style: string, ...kept: readonly Readonly<Record<string, RegExp>>[]): string {
  const rules = Object.assign({}, ...kept) as Record<string, RegExp>;
  return style
    .split(';')
    .flatMap((declaration) => {
      const [sent = '', all = ''] = declaration.split(/:(.*)/s).map((part) => part.trim().toLowerCase());
      const isShort = sent === 'background';
      const [property, value] = isShort
        ? ['background-color', (COLOR.exec(all) ?? [all.split(' ')[0] ?? ''])[0]]
        : [sent, all];
      return Object.hasOwn(rules, property) && rules[property]?.test(value) ? [`${property}: ${value}`] : [];
    })
    .join('; ');
}

export const keptClass = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => KEPT_CLASS.test(name))
    .join(' ');
