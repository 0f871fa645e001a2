import type { Field } from '../../model/Field';
import type { Kind } from '../../model/Kind';
import type { KINDS } from '../../model/kinds';
import { checks } from './checks';
import { choice } from './choice';
import { files } from './files';
import { html } from './html';
import type { KindView } from './KindView';
import { dict, flag, options } from './options';
import { text as custom, day, json, lines, month, number, password, text, time } from './typed';
import { tree } from './tree';

type Views = {
  [Name in keyof typeof KINDS]: (typeof KINDS)[Name] extends Kind<infer Settings> ? KindView<Settings> : never;
};

const KIND_VIEWS: Views = {
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

/** How the values of a field are drawn. */
export const viewOf = ({ kind = 'text' }: Pick<Field, 'kind'>): KindView => KIND_VIEWS[kind];
