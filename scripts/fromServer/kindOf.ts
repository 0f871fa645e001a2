import { SEED_TYPES, type SeedType } from '../../mocks/db/dict/seedTypes';
import { dictIn, optionsIn } from './comments';
import type { Column, Option } from './Table';

export interface Kind {
  field: Readonly<Record<string, unknown>>;
  /** What it may hold, where it is one of a few. */
  options?: readonly Option[] | undefined;
  because: string;
  question?: string | undefined;
}

const FILES = /(?:files?|images?|imgs?|pictures?|photos?|avatar|logo|attachments?|annex)(?:Urls?|Paths?)?$/i;
/** What columns hold whose comment does not say it. */
const USUAL = new Map([
  ['sex', 'sys_user_sex'],
  ['gender', 'sys_user_sex'],
]);
const LONG = 500;

const flat = (types: readonly SeedType[]): SeedType[] => types.flatMap((type) => [type, ...flat(type.children ?? [])]);
/** The dictionaries that there are. */
export const DICTS: ReadonlyMap<string, readonly Option[]> = new Map(
  flat(SEED_TYPES).map(({ dictType, items = '' }) => {
    const words = items.split(' ').filter(Boolean);
    return [dictType, words.map((item) => ({ label: item.split(':')[0] ?? '', value: item.split(':')[1] ?? '' }))];
  }),
);
const textIn = (options: readonly Option[]) => JSON.stringify(options.map(({ value, label }) => value + label).sort());

const as = (kind: string | undefined, because: string, more: object = {}, question?: string): Kind => ({
  field: { ...(kind !== undefined && { kind }), ...more },
  because,
  question,
});

/** Of which kind a column is, and why; only RuoYi's family means its own values by a `status` without words. */
export function kindOf(column: Column, isOfRuoYi: boolean): Kind {
  const { name, comment, type, length, decimals = 0, control = '' } = column;
  const isFree = control === '';
  const said = `the comment ${JSON.stringify(comment)}`;
  const listed = column.options ?? optionsIn(comment);
  const same = listed && [...DICTS].find(([, items]) => textIn(items) === textIn(listed))?.[0];
  const dict = column.dict ?? dictIn(comment) ?? same;
  const radio = (control === 'radio' || (isFree && (listed?.length ?? LONG) < 4)) && { radio: true };
  const usual = isOfRuoYi && name === 'status' ? 'sys_normal_disable' : USUAL.get(name);
  if (
    usual !== undefined &&
    !listed &&
    dict === undefined &&
    (type === 'integer' || (length ?? Number(isOfRuoYi)) === 1)
  )
    return as('dict', 'its name', { dict: usual }, `does it hold the values of ${usual}?`);
  if (dict !== undefined) {
    const because = column.dict ? 'the dictionary of the generator' : dict === same ? `${said} has its items` : said;
    const options = listed ?? DICTS.get(dict);
    const question = options?.length ? undefined : `what is in the dictionary ${dict}?`;
    return { ...as('dict', because, { dict, ...radio }, question), options };
  }
  if (listed && type !== 'flag') {
    const because = column.options ? 'the values that the source lists' : said;
    const question = 'should administrators change these options? Then make a dictionary of them';
    return { ...as('options', because, { options: listed, ...radio }, question), options: listed };
  }
  if (type === 'text' || type === 'long') {
    const isFile = FILES.test(name) || (/附件|图片|照片|头像/.test(comment) && !/名|数|类型/.test(comment));
    if (/upload/i.test(control) || (isFree && isFile))
      return as('files', control || 'its name', {}, isFree ? 'does it hold files?' : undefined);
    if (control === 'editor' || (isFree && type === 'long' && /content$/i.test(name)))
      return as('html', control || 'long text called content', {}, isFree ? 'is it rich text?' : undefined);
    const isTold = length === undefined && /(?:remark|description|content|summary|body|notes?)$/i.test(name);
    const isLong =
      isFree && (isTold || (length ?? 0) >= LONG) && !/(?:url|link|path|phone|mobile|email|ids)$/i.test(name);
    if (type === 'long' || control === 'textarea' || isLong)
      return as('lines', control || (length === undefined ? 'text without a length' : `${length} characters`));
    if (/month$/i.test(name) && (length ?? 7) < 9) return as('month', 'its name');
    return /(?:password|pwd|secret|(?:secret|private)_?key)$/i.test(name)
      ? as('password', 'its name')
      : as(undefined, 'its type');
  }
  if (type !== 'integer' && type !== 'decimal') return as(type, 'its type');
  if (type === 'integer' && /(?:Id|^id)$/.test(name)) return as(undefined, 'an id is a text, however long');
  const isYesOrNo = /^(?:是否|有无)/.test(comment);
  return as(
    'number',
    'its type',
    {
      ...((type === 'integer' || column.decimals !== undefined) && { decimals }),
      // A number in JSON has 15 digits.
      ...(length !== undefined && { max: 10 ** (length - decimals) - (length > 15 ? 1 : 10 ** -decimals) }),
    },
    isYesOrNo ? 'is it yes or no? Its comment does not say which number is which' : undefined,
  );
}
