import { checks } from './checks';
import { choice } from './choice';
import { day, month, time } from './date';
import { dict } from './dict';
import { files } from './files';
import { flag } from './flag';
import { html } from './html';
import { json } from './json';
import { number } from './number';
import { options } from './options';
import { custom, lines, password, text } from './text';
import { tree } from './tree';

/** What a field can hold, by the word that descriptions use. A further kind is a file and an entry. */
export const KINDS = {
  text,
  lines,
  password,
  number,
  day,
  time,
  month,
  dict,
  options,
  choice,
  tree,
  checks,
  flag,
  html,
  json,
  files,
  custom,
};
