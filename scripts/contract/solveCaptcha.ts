import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Captcha } from '@/features/access/api/captcha';

/** Asks the user; `undefined` if the command does not run in a terminal. */
export type Ask = (question: string) => Promise<string | undefined>;

/** The code for the login: the given one, else the text in the picture (as in the mocks), else what the user reads. */
export async function solveCaptcha(
  { src }: Extract<Captcha, { enabled: true }>,
  given: string | undefined,
  ask: Ask,
): Promise<string | undefined> {
  if (given !== undefined) return given;
  const picture = await (await fetch(src)).blob();
  const text = [...(await picture.text()).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');
  if (text !== '') return text;
  const ending = /\w+/.exec(picture.type.replace('image/', ''))?.[0] ?? 'png';
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'captcha-')), `captcha.${ending}`);
  writeFileSync(file, new Uint8Array(await picture.arrayBuffer()));
  return ask(`Captcha in ${file}: `);
}
