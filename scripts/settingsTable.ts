import { configSchema, variableOf } from '../src/config/configSchema';

/** What of a schema says which values are right. */
interface Part {
  type: string;
  pipe?: readonly Part[];
  wrapped?: Part;
  options?: readonly string[];
  requirement?: unknown;
  message?: unknown;
}

const POSIX: Readonly<Record<string, string>> = {
  '\\d': '[0-9]',
  '\\s': '[[:space:]]',
  '\\S': '[^[:space:]]',
  '\\/': '/',
};

/** A pattern of the schema as `grep -E` reads it. */
const toPosix = ({ source }: RegExp) =>
  source.replace(/\[[^\]]*\]|\\[dsS/]/g, (part) => POSIX[part] ?? part.replaceAll('\\s', '[:space:]'));

/** The sentence for wrong values, and the pattern of right ones, if a pattern says it. */
function checkOf({ type, pipe, wrapped, options, requirement, message }: Part): string[] | undefined {
  if (pipe) return pipe.map(checkOf).find((check) => check !== undefined);
  if (wrapped) return checkOf(wrapped);
  if (type === 'picklist' && options) return [String(message), `^(${options.join('|')})$`];
  if (type === 'non_empty') return [String(message), '[^[:space:]]'];
  return requirement instanceof RegExp ? [String(message), toPosix(requirement)] : undefined;
}

/** A line for each setting, for deploy/configure.sh: name, variable, sentence and pattern, apart by tabs. */
export const settingsTable = (): string =>
  Object.entries(configSchema.entries)
    .map(([name, schema]) => `${[name, variableOf(name), ...(checkOf(schema) ?? ['–', '^'])].join('\t')}\n`)
    .join('');
