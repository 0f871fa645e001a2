import { SEED_TYPES, type SeedType } from '../../mocks/db/dict/seedTypes';
import { dictIn, labelOf, optionsIn } from './comments';
import { camel, type Column, type Option, type Table } from './Table';

/** A list that the app has already: its records can be chosen. */
export interface KnownList {
  path: string;
  id: string;
  name: string;
}

/** A column as the page has it. */
export interface Guess {
  column: Column;
  /** What the description says of it; undefined where it is kept as it comes. */
  field?: Readonly<Record<string, unknown>>;
  /** What it may hold, where it is one of a few. */
  options?: readonly Option[] | undefined;
  because: string;
  question?: string | undefined;
}

export interface Description {
  table: Table;
  nameField: string;
  guesses: readonly Guess[];
  /** Tables whose records belong to one of these, by the column of its id; what is shared comes of it. */
  below: readonly { by: string; of: Description; shared: readonly string[] }[];
}

/** What a server writes by itself. */
export const STAMP =
  /^(?:(?:creat|updat|modif|delet|gmtCreat|gmtModif)(?:e|ed|or|er|y|ied|ier)?(?:By|UserId|User|Id|Name|Dept|Time|At|Date|On)?|delFlag|delStatus|isDeleted?|tenantId|sysOrgCode|ancestors|searchValue|params|revision)$/;
const CREATED = /^(?:create|created|gmtCreate)(?:Time|At|Date|On)?$/;
const FILES = /(?:files?|images?|imgs?|pictures?|photos?|attachments?|annex)(?:Urls?|Paths?)?$/i;
const USUAL = new Map(
  Object.entries({
    ...{ name: '名称', title: '标题', code: '编码', status: '状态', type: '类型', remark: '备注', sort: '显示顺序' },
    ...{
      orderNum: '显示顺序',
      createTime: '创建时间',
      phone: '联系电话',
      email: '邮箱',
      address: '地址',
      content: '内容',
    },
    ...{ description: '描述', deptName: '部门', userName: '用户', nickName: '姓名', quantity: '数量', price: '价格' },
  }),
);
const SHOWN = 9;
const LONG = 500;
const WIDTHS: Readonly<Record<string, number>> = {
  day: 100,
  time: 150,
  month: 90,
  number: 90,
  dict: 90,
  options: 90,
  flag: 70,
};

const flat = (types: readonly SeedType[]): SeedType[] => types.flatMap((type) => [type, ...flat(type.children ?? [])]);
const DICTS = new Map(
  flat(SEED_TYPES).map(({ dictType, items = '' }) => [
    dictType,
    items
      .split(' ')
      .filter(Boolean)
      .map((item): Option => ({ label: item.split(':')[0] ?? '', value: item.split(':')[1] ?? '' })),
  ]),
);
export const itemsOf = (dict: string): readonly Option[] | undefined => DICTS.get(dict);
const textIn = (options: readonly Option[]) =>
  options
    .map(({ value, label }) => `${value}:${label}`)
    .sort()
    .join();

/** Of which kind a column is, and why. */
function kindOf(column: Column): Pick<Guess, 'field' | 'options' | 'because' | 'question'> {
  const { name, comment, type, length, decimals, control = '' } = column;
  const said = `the comment ${JSON.stringify(comment)}`;
  const options = column.options ?? optionsIn(comment);
  const same = options && [...DICTS].find(([, items]) => textIn(items) === textIn(options))?.[0];
  const dict = column.dict ?? dictIn(comment) ?? same;
  const radio = control === 'radio' || (control === '' && (options?.length ?? LONG) < 4);
  if (dict !== undefined) {
    const because = column.dict ? 'the dictionary of the generator' : dict === same ? `${said} has its items` : said;
    const isUnknown = !options && !DICTS.get(dict)?.length;
    return {
      field: { kind: 'dict', dict, ...(radio && { radio }) },
      options: options ?? DICTS.get(dict),
      because,
      ...(isUnknown && { question: `what is in the dictionary ${dict}?` }),
    };
  }
  if (options && type !== 'flag')
    return {
      field: { kind: 'options', options, ...(radio && { radio }) },
      options,
      because: column.options ? 'the values that the source lists' : said,
      question: 'should administrators change these options? Then make a dictionary of them',
    };
  const long = { kind: 'lines', because: type === 'long' ? 'text without a length' : `${length ?? ''} characters` };
  const isText = type === 'text' || type === 'long';
  const isFile = FILES.test(name) || (/附件|图片|照片/.test(comment) && !/(?:名|数|类型)/.test(comment));
  if (/upload/i.test(control) || (control === '' && isText && isFile))
    return {
      field: { kind: 'files' },
      because: control || 'its name',
      ...(control === '' && { question: 'does it hold files?' }),
    };
  if (control === 'editor' || (control === '' && type === 'long' && /content$/i.test(name)))
    return {
      field: { kind: 'html' },
      because: control || 'long text called content',
      ...(control === '' && { question: 'is it rich text?' }),
    };
  if (
    isText &&
    (type === 'long' ||
      control === 'textarea' ||
      (control === '' && (length ?? 0) >= LONG && !/(?:url|link|path)$/i.test(name)))
  )
    return { field: { kind: long.kind }, because: control || long.because };
  if (isText && /^(?:.*[mM]onth)$/.test(name) && (length ?? 7) < 9)
    return { field: { kind: 'month' }, because: 'its name' };
  if (isText && /(?:password|secret)$/i.test(name)) return { field: { kind: 'password' }, because: 'its name' };
  if (type === 'day' || type === 'time') return { field: { kind: type }, because: 'its type' };
  if (type === 'flag') return { field: { kind: 'flag' }, because: 'its type' };
  if (type === 'json') return { field: { kind: 'json' }, because: 'its type' };
  if ((type === 'integer' && !/(?:Id|^id)$/.test(name)) || type === 'decimal')
    return {
      field: {
        kind: 'number',
        ...(type === 'integer' ? { decimals: 0 } : decimals !== undefined && { decimals }),
        ...(length !== undefined && {
          max: Number('9'.repeat(length - (decimals ?? 0)) + (decimals ? `.${'9'.repeat(decimals)}` : '')),
        }),
      },
      because: 'its type',
      ...(/^(?:是否|有无)/.test(comment) && {
        question: 'is it yes or no? Its comment does not say which number is which',
      }),
    };
  return { field: {}, because: type === 'integer' ? 'an id is a text, however long' : 'its type' };
}

/** What names a record: the best text that there is. */
function nameFieldOf({ name, columns, key, tree }: Table): string {
  const last = camel(name.replace(/^.*[_/]/, ''));
  const texts = columns
    .filter(({ type, name: one }) => type === 'text' && one !== key && !STAMP.test(one))
    .map((one) => one.name);
  const own = texts.filter((one) => /(?:[nN]ame|[tT]itle|[sS]ubject|[tT]opic)$/.test(one));
  const first =
    own.find((one) => !/^(?:dept|org|branch|parent|from|user|group)/.test(one)) ??
    own[0] ??
    texts.find((one) => /(?:No|Code)$/.test(one));
  return (
    [tree?.name, `${last}Name`, `${last}Title`, 'name', 'title'].find((one) => one && texts.includes(one)) ??
    first ??
    texts[0] ??
    key
  );
}

const USERS = { url: '/system/user/list', at: 'rows', id: 'userId', name: 'nickName', search: 'nickName' };
const DEPARTMENTS = { url: '/system/user/deptTree', name: 'label' };

/** Whose id this is: of a department, a user, or a record of a list that the app has. */
function choiceOf(name: string, known: readonly KnownList[]) {
  if (!/Ids?$/.test(name)) return undefined;
  const whose = name.replace(/Ids?$/, '');
  if (/^(?:dept|.*Dept)$/.test(whose)) return { kind: 'tree', source: DEPARTMENTS, taken: 'label' };
  if (/^(?:user|.*User)$/.test(whose)) return { kind: 'choice', source: USERS, taken: USERS.name };
  const list = known.find(({ id }) => id === name);
  return (
    list && {
      kind: 'choice',
      source: { url: `${list.path}/list`, at: 'rows', id: list.id, name: list.name },
      taken: list.name,
    }
  );
}

/** Guesses a page of a table; `all` are the tables of the source. */
export function describe(table: Table, known: readonly KnownList[], all: readonly Table[] = []): Description {
  const { columns, key } = table;
  const has = (name: string) => columns.some((one) => one.name === name);
  const parent = table.tree?.parent ?? ['parentId', 'pid'].find((name) => has(name));
  const nameField = nameFieldOf(table);
  const namesOf = (id: string) =>
    ['Name', 'Nick', 'NickName']
      .map((end) => id.replace(/Id$/, end))
      .find((name) => id.endsWith('Id') && name !== id && has(name));
  let shown = 0;
  const guesses = columns.map((column): Guess => {
    const { name, comment, type, required, length, control, initial } = column;
    if (name === key) return { column, because: 'the key' };
    const isCreated = CREATED.test(name);
    if (STAMP.test(name) && !(isCreated && /^(?:day|time)$/.test(type)))
      return { column, because: 'the server writes it' };
    if (type === 'binary' || type === 'list')
      return { column, because: 'it is kept as it comes', question: `what is ${name}?` };
    const beside = namesOf(name);
    const choice = name === parent ? undefined : choiceOf(name, known);
    const isId = /Ids?$/.test(name);
    const [idOfName] = columns
      .map((one) => one.name)
      .filter((id) => id !== key && namesOf(id) === name && choiceOf(id, known));
    const base =
      name === parent
        ? {
            field: { kind: 'tree', source: { url: `${table.path ?? ''}/list`, id: key, name: nameField }, none: 0 },
            because: 'records below one another',
          }
        : choice
          ? {
              field: {
                kind: choice.kind,
                source: choice.source,
                ...(beside && { shownBy: beside, takes: { [beside]: choice.taken } }),
              },
              because: beside ? `it stands beside ${beside}` : 'its name',
            }
          : kindOf(column);
    const { kind = 'text' } = base.field as { kind?: string };
    const label =
      labelOf(comment).replace(choice || name === parent ? /(?:的?(?:ID|id|编号|主键|标识))$/ : /^$/, '') ||
      USUAL.get(name) ||
      name;
    const isWide = /^(?:lines|html|files|json)$/.test(kind);
    const isCell = !isWide && kind !== 'password';
    const mayAsk =
      isCell &&
      !beside?.length &&
      (kind !== 'number' && kind !== 'text' ? true : name === nameField || /(?:Name|No|Code)$/.test(name));
    const query = isCreated
      ? 'none'
      : (column.query ??
        (kind === 'day' || kind === 'time' ? 'range' : mayAsk || (beside && kind === 'tree') ? 'equal' : 'none'));
    const isColumn = (column.column ?? isCell) && !(beside && (choice ?? column.control === undefined));
    if (isColumn) shown += 1;
    const width = WIDTHS[kind] ?? (name === nameField || (length ?? LONG) > 64 ? undefined : 120);
    const isAsked = (column.form ?? true) !== false && !isCreated && !idOfName;
    const form = {
      ...(required && { required: true }),
      ...((kind === 'text' || kind === 'lines' || kind === 'json') && {
        max: length ?? (type === 'long' ? 16_000 : undefined),
      }),
      ...(initial !== undefined && /^(?:dict|options)$/.test(kind) && { initial }),
      ...(typeof column.form === 'string' && { only: column.form }),
      ...(isWide && { wide: true }),
    };
    const columnOptions = {
      ...(width !== undefined && { width }),
      ...((shown > SHOWN || isCreated || (isId && !choice)) && name !== nameField && { hidden: true }),
    };
    const orTrue = (options: object) => (Object.keys(options).length > 0 ? options : true);
    return {
      column,
      ...base,
      field: {
        name,
        label,
        ...base.field,
        ...(!isAsked && !idOfName && !isCreated && { byServer: true }),
        ...(query === 'range'
          ? { query: 'range', rangeSuffix: name.replace(/^./, (letter) => letter.toUpperCase()) }
          : query !== 'none' && !(idOfName && !column.query) && { query: true }),
        ...(isAsked && !required && /^(?:number|day|time)$/.test(kind) && { keepsValue: true }),
        ...(isColumn && { column: orTrue(columnOptions) }),
        ...(isAsked && { form: orTrue(form) }),
      },
      question:
        ('question' in base ? base.question : undefined) ??
        (label === name
          ? 'what is it called?'
          : isId && !choice && name !== parent && control !== ''
            ? 'whose id is it? The app has no list of them to choose from'
            : /(?:status|state|type|flag)$/i.test(name) && /^(?:text|number)$/.test(kind)
              ? 'which values may it have?'
              : undefined),
    };
  });
  const isBelow = (one: Table) =>
    one !== table &&
    !one.problem &&
    key !== 'id' &&
    one.key !== key &&
    one.columns.some(({ name, required }) => name === key && required) &&
    !one.columns.some(({ name }) => name === key.replace(/Id$/, 'Name'));
  const below = all.filter(isBelow).map((one) => {
    const of = describe(one, known);
    const shared = one.columns
      .map(({ name }) => name)
      .filter((name) => /^(?:dept|org)(?:Id|Name)$/.test(name) && has(name));
    const guesses = of.guesses.map(({ field, ...guess }) =>
      guess.column.name === key || shared.includes(guess.column.name)
        ? { ...guess, because: `as of the ${table.title}` }
        : { ...guess, ...(field && { field }) },
    );
    return { by: key, of: { ...of, guesses }, shared };
  });
  return {
    table: { ...table, ...(parent !== undefined && { tree: { parent, name: nameField } }) },
    nameField,
    guesses,
    below,
  };
}
