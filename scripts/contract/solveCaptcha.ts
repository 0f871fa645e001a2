import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Captcha } from '@/features/access/api/captcha';

/** Asks the user; `undefined` if the command does not run in a terminal. */
export type Ask = (question: string) => Promise<string | undefined>;

const ENDINGS: readonly [type: string, ending: string][] = [
  ['image/svg', 'svg'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
];

function pictureIn(src: string): { content: Buffer; ending: string } {
  const [, type = '', base64, content = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(src) ?? [];
  return {
    content: base64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content)),
    ending: ENDINGS.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'png',
  };
}

/** The code of a captcha whose SVG contains text, as the captchas of the mocks do; empty for other pictures. */
const readableCode = (svg: string) => [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');

/** The code for the login: the given one, else the text in the picture, else what the user reads in it. */
export async function solveCaptcha(
  captcha: Extract<Captcha, { enabled: true }>,
  given: string | undefined,
  ask: Ask,
): Promise<string | undefined> {
  if (given !== undefined) return given;
  const { content, ending } = pictureIn(captcha.src);
  const readable = ending === 'svg' ? readableCode(content.toString()) : '';
  if (readable !== '') return readable;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'captcha-')), `captcha.${ending}`);
  writeFileSync(file, content);
  return ask(`Captcha in ${file}: `);
}
