import { checks } from '../view/kinds/checks';
import { choice } from '../view/kinds/choice';
import { day, month, time } from '../view/kinds/date';
import { dict } from '../view/kinds/dict';
import { files } from '../view/kinds/files';
import { flag } from '../view/kinds/flag';
import { html } from '../view/kinds/html';
import { json } from '../view/kinds/json';
import { number } from '../view/kinds/number';
import { options } from '../view/kinds/options';
import { custom, lines, password, text } from '../view/kinds/typed';
import { tree } from '../view/kinds/tree';

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
