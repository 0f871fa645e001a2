import type { Settings } from '../src/config/readPageSettings.ts';

/** The element of index.html that holds settings. */
const BLOCK = /(<script type="application\/json" id="config">)([^<]*)(<\/script>)/;

/**
 * The content of the element of index.html that holds settings.
 *
 * @throws {Error} if there is no such element
 */
export function settingsBlockOf(html: string): string {
  const [, , content] = BLOCK.exec(html) ?? [];
  if (content === undefined) throw new Error('index.html has no element <script type="application/json" id="config">.');
  return content;
}

/** index.html with these settings in place of its own. */
export function withSettings(html: string, settings: Settings): string {
  // `<` would end the element.
  const content = JSON.stringify(settings, null, 2).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_block, start: string, _content, end: string) => `${start}\n${content}\n    ${end}`);
}

/** index.html with this tag after the element that holds settings. */
export const withTagAfterSettings = (html: string, tag: string): string => {
  settingsBlockOf(html);
  return html.replace(BLOCK, (block) => `${block}\n    ${tag}`);
};

/** index.html with this title, which is shown until the app has started. */
export const withTitle = (html: string, title: string): string =>
  html.replace(/<title>.*<\/title>/, () => `<title>${title.replace(/[<>&]/g, '')}</title>`);
