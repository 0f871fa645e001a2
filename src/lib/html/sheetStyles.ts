/** What style sheets say about the place of text, and about what is seen of it. */
const LAYOUT =
  /^\s*(?:text-indent|text-align|margin|padding|display|visibility|font-size|white-space|mso-hide|mso-char)/i;
/** Word's sheets have some hundreds. */
const MAX_RULES = 2000;
/** A rule for all elements says nothing about the place of one. */
const UNIVERSAL = /\*/;
/** Of more elements to which rules apply, no sheet is read. */
const MAX_MATCHES = 200_000;

const withoutComments = (css: string): string =>
  css
    .replace(/<!--|-->/g, ' ')
    .split('/*')
    .map((part, place) => (place === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join(' ');

/** The rules of a sheet that place text; rules for some media only, and those that are no rules of elements, are left out. */
function rulesOf(css: string): [selector: string, declarations: string][] {
  let isOther = false;
  return withoutComments(css)
    .split('}')
    .flatMap((part): [string, string][] => {
      const [before = '', ...bodies] = part.split('{');
      const selector = before.split(';').at(-1)?.trim() ?? '';
      const isRule = bodies.length === 1 && !isOther && !selector.startsWith('@') && !UNIVERSAL.test(selector);
      if (bodies.length > 1) isOther = true;
      else if (bodies.length === 0) isOther = false;
      const kept = (bodies[0] ?? '').split(';').filter((declaration) => LAYOUT.test(declaration));
      return isRule && kept.length > 0 ? [[selector, kept.join(';')]] : [];
    });
}

function elementsOf(root: Document, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** Writes what the style sheets of a text say about the place of its words into the elements: the sheets do not come along. */
export function applySheets(root: Document): void {
  const found = new Map<Element, string[]>();
  const sheets = [...root.querySelectorAll('style')].map(({ textContent }) => rulesOf(textContent));
  let matches = 0;
  for (const [selector, declarations] of sheets.flat().slice(0, MAX_RULES)) {
    for (const element of elementsOf(root, selector)) {
      matches += 1;
      if (matches > MAX_MATCHES) return;
      const said = found.get(element);
      if (said) said.push(declarations);
      else found.set(element, [declarations]);
    }
  }
  for (const [element, declarations] of found) {
    element.setAttribute('style', [...declarations, element.getAttribute('style') ?? ''].join(';'));
  }
}
