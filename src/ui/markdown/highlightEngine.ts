import type { Root } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ bash, css, java, javascript, json, python, sql, typescript, xml, yaml });
lowlight.registerAlias({ bash: 'shell' });

/** The code as a tree; undefined where the language is not known. */
export const colour = (language: string, code: string): Root | undefined =>
  lowlight.registered(language) ? lowlight.highlight(language, code) : undefined;
