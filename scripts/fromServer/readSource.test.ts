import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '@/lib/isRecord';
import { dictIn, labelOf, optionsIn } from './comments';
import { describe } from './describe';
import { chosen, tablesIn } from './readSource';
import { newFiles } from '../new';
import { placed } from './written';

const shortOf = (comment: string) =>
  optionsIn(comment)
    ?.map(({ value, label }) => value + label)
    .join();

test.each([
  ['状态（0正常 1停用）', '状态', '0正常,1停用'],
  ['审批(0-待提交，1-审批中)', '审批', '0待提交,1审批中'],
  ['公开：1: 是, 2: 否', '公开', '1是,2否'],
  ['删除标志（0代表存在 2代表删除）', '删除标志', '0存在,2删除'],
  ['类型 M=目录；C=菜单', '类型', 'M目录,C菜单'],
  ['比例（0.5至2）', '比例', undefined],
  ['月份（1-12月）', '月份', undefined],
  ['尺寸，单位：米，保留2位小数', '尺寸', undefined],
])('%s is %s with %s', (comment, label, options) => {
  expect(labelOf(comment)).toBe(label);
  expect(shortOf(comment)).toBe(options);
});

test('a comment names a dictionary', () => {
  expect(dictIn('职务，字典key=party_post')).toBe('party_post');
  expect(dictIn('数据字典的名称')).toBeUndefined();
});

const MYSQL = `create table \`ex_book\` (\`book_id\` bigint(20) not null auto_increment comment '主键',
  \`book_name\` varchar(30) not null comment '书名', price decimal(6,2) default null comment '价格', key k (book_name),
  sold_on date comment 'it''s; sold', primary key (\`book_id\`)) engine=innodb comment='图书表';`;
const POSTGRES = `CREATE TABLE public.ex_book (book_id int8 NOT NULL, book_name varchar(30) NOT NULL, price numeric(6,2) DEFAULT NULL::numeric,
  sold_on date, CONSTRAINT pk PRIMARY KEY (book_id)); COMMENT ON TABLE public.ex_book IS '图书表';
  COMMENT ON COLUMN public.ex_book.book_name IS '书名'; COMMENT ON COLUMN public.ex_book.sold_on IS 'it''s; sold';`;
const DAMENG = `CREATE TABLE "EX"."EX_BOOK" ("BOOK_ID" BIGINT IDENTITY(1,1) NOT NULL, "BOOK_NAME" VARCHAR2(30 CHAR) NOT NULL, "PRICE" NUMBER(6,2),
  "SOLD_ON" DATE, NOT CLUSTER PRIMARY KEY("BOOK_ID")) STORAGE(ON "MAIN", CLUSTERBTR);
  COMMENT ON COLUMN "EX"."EX_BOOK"."BOOK_NAME" IS '书名'; COMMENT ON TABLE "EX"."EX_BOOK" IS '图书表';`;

test.each([
  ['MySQL', MYSQL],
  ['PostgreSQL', POSTGRES],
  ['达梦', DAMENG],
])('a table of %s', (_database, sql) => {
  const [table] = tablesIn(sql);
  expect(table).toMatchObject({ title: '图书表', key: 'bookId', problem: undefined });
  expect(table?.columns).toMatchObject([
    { name: 'bookId', type: 'integer' },
    { name: 'bookName', type: 'text', length: 30, required: true, comment: '书名' },
    { name: 'price', type: 'decimal', length: 6, decimals: 2, required: false },
    { name: 'soldOn', type: 'day' },
  ]);
});

const schema = {
  properties: { bookId: { type: 'integer' }, bookName: { type: 'string', maxLength: 30, description: '书名' } },
  required: ['bookName'],
};
const list = {
  tags: ['图书'],
  description: '权限 ex:book:list',
  parameters: [
    { name: 'pageNum', in: 'query' },
    { name: 'bookName', in: 'query' },
  ],
};
const reference = { $ref: '#/components/schemas/Book' };
const rows = (of: object) => ({ properties: { total: {}, rows: { type: 'array', items: of } } });
const content = (of: object) => ({ content: { 'application/json': { schema: of } } });
const OPENAPI = {
  openapi: '3.1.0',
  components: { schemas: { Book: schema } },
  paths: {
    '/ex/book/list': { get: { ...list, responses: { 200: content(rows(reference)) } } },
    '/ex/book': { post: { requestBody: content(reference) } },
    '/ex/book/{bookId}': { get: {} },
  },
};
const SWAGGER = {
  swagger: '2.0',
  definitions: { Book: schema },
  paths: {
    '/ex/book/list': { get: { ...list, responses: { 200: { schema: rows({ $ref: '#/definitions/Book' }) } } } },
    '/ex/book': { post: { parameters: [{ in: 'body', name: 'book', schema: { $ref: '#/definitions/Book' } }] } },
    '/ex/book/{bookId}': { get: {} },
  },
};

test.each([
  ['OpenAPI 3.1', OPENAPI],
  ['Swagger 2', SWAGGER],
])('a resource of %s', (_version, document) => {
  expect(tablesIn(JSON.stringify(document))).toMatchObject([
    {
      ...{ path: '/ex/book', title: '图书', key: 'bookId', permission: 'ex:book', calls: ['list', 'query', 'add'] },
      columns: [
        { name: 'bookId', query: 'none' },
        { name: 'bookName', required: true, length: 30, comment: '书名', query: 'equal' },
      ],
    },
  ]);
});

test.each([
  ['a list at its path', '/pets', {}],
  ['a list that finds', '/pets/findByTag', { listPath: 'findByTag' }],
  ['a slash at the end', '/pets/', {}],
])('a plain REST document with %s', (_what, path, more) => {
  const pet = { type: 'object', required: ['name'], properties: { id: { type: 'integer' }, name: { type: 'string' } } };
  const answer = (of: object) => ({ get: { responses: { 200: content(of) } } });
  const paths = { [path]: answer({ type: 'array', items: pet }), '/pets/{petId}': answer(pet) };
  const [table] = tablesIn(JSON.stringify({ openapi: '3.0.0', paths }));
  expect(table).toMatchObject({ name: '/pets', key: 'id', calls: ['list', 'query'], problem: undefined, ...more });
  expect(table?.columns).toMatchObject([{ name: 'id' }, { name: 'name', required: true }]);
  expect(table && placed(table, 'shop/pets')).toMatchObject({ path: '/pets', permission: 'shop:pets' });
});

test.each([
  ["avatar varchar(512) comment '头像'", '头像 files form'],
  ["sex tinyint comment '性别'", '性别 dict query column form'],
  ["status tinyint comment '开启状态'", '开启状态 number query column form'],
  ['status char(1), create_by varchar(64)', '状态 dict query column form'],
  ['order_status int', '订单状态 number query column form'],
  ['is_default int', 'isDefault number column form'],
  ['full_name varchar(9)', '姓名 text query column form'],
  ['pwd varchar(9)', 'pwd password form'],
  ["pay_status tinyint comment '支付状态'", '支付状态 number query column form'],
  ["status varchar(20) comment 'pet status in the store'", '状态 text query column form'],
  ["mobile varchar(500) comment '联系手机'", '联系手机 text column form'],
  ["post_ids varchar(500) comment '岗位编号数组'", '岗位编号数组 text column form'],
  ["client_id varchar(64) comment '客户端id'", '客户端id text column form'],
  ["channel_id bigint comment '渠道编号'", '渠道编号 text hidden form'],
  ["secret_key varchar(255) comment '秘钥'", '秘钥 password form'],
  ["code varchar(63) comment '编码'", '编码 text query column form'],
  ["login_date datetime comment '最后登录时间'", '最后登录时间 time query column'],
])('%s is %s', (sql, told) => {
  const [table] = tablesIn(`create table ex_book (book_id bigint primary key, book_name varchar(9), ${sql})`);
  const field = table && describe(placed(table, 'ex/book'), []).guesses[2]?.field;
  const places = ['query', 'column', 'form'].filter((place) => field?.[place]);
  const hidden = field?.['column'] && isRecord(field['column']) && field['column']['hidden'];
  const shown = places.map((place) => (hidden && place === 'column' ? 'hidden' : place));
  expect([field?.['label'], field?.['kind'] ?? 'text', ...shown].join(' ')).toBe(told);
});

test('a list whose answer is not described has what is saved, and the key of its name', () => {
  const body = { content: { '*/*': { schema: { properties: { roleId: {}, roleName: { type: 'string' } } } } } };
  const paths = { '/role': { get: {}, post: { requestBody: body } }, '/role/{id}': { get: {}, put: {} } };
  expect(tablesIn(JSON.stringify({ openapi: '3.0.0', paths }))).toMatchObject([
    { key: 'roleId', calls: ['list', 'query', 'add'], problem: undefined, permission: undefined },
  ]);
});

/** As `SaTokenSecurityMetadata` of RuoYi-Vue-Plus 5.5 writes it below the javadoc of a method. */
const allowed = (...permissions: string[]) =>
  `查询<br><h3>访问权限</h3><br>**权限校验：**<br><br>- ${permissions.map((one) => `\`${one}\``).join(' | ')}<br>  - 或角色：\`auditor\`<br><br>`;

test.each([
  ['all are of one area', ['system:ossConfig:list'], ['system:ossConfig:edit'], 'system:ossConfig'],
  ['the list has another area than the rest', ['ex:book:list'], ['ex:shelf:edit'], 'ex:book'],
  ['the list has several', ['ex:book:list', 'ex:shelf:list'], ['ex:book:edit'], undefined],
  ['only a change has one', [], ['ex:book:edit'], 'ex:book'],
  ['none is a permission', ['urn:ietf:params:oauth'], [], undefined],
])('permissions, where %s', (_what, ofList, ofSave, permission) => {
  const body = content(reference);
  const paths = {
    '/ex/book/list': { get: { description: allowed(...ofList), responses: { 200: content(rows(reference)) } } },
    '/ex/book': { put: { description: allowed(...ofSave), requestBody: body } },
  };
  expect(tablesIn(JSON.stringify({ ...OPENAPI, paths }))[0]?.permission).toBe(permission);
});

test('permissions that a source does not say are asked', () => {
  const [table] = tablesIn(MYSQL);
  expect(table && placed(table, 'ex/book').questions).toEqual(['The source names no permissions: are they ex:book:…?']);
});

test('a column of the generator stands where it says', () => {
  const column = {
    columnName: 'pay_way',
    javaField: 'payWay',
    columnType: 'char(1)',
    columnComment: '方式',
    dictType: 'pay_way',
  };
  const places = {
    isInsert: '1',
    isEdit: '1',
    isList: '1',
    isQuery: '1',
    queryType: 'EQ',
    isRequired: '0',
    htmlType: 'select',
  };
  const key = { columnName: 'fee_id', javaField: 'feeId', columnType: 'bigint(20)', isPk: '1' };
  const info = { tableName: 'ex_fee', moduleName: 'ex', businessName: 'fee', functionName: '党费' };
  const [table] = tablesIn(JSON.stringify({ code: 200, data: { info, rows: [key, { ...column, ...places }] } }));
  expect(table).toMatchObject({ path: '/ex/fee', permission: 'ex:fee', title: '党费', key: 'feeId' });
  const { guesses } = describe(placed({ name: '', title: '', columns: [], key: '', ...table }, 'ex/fee'), []);
  expect(guesses[1]?.field).toMatchObject({
    kind: 'dict',
    dict: 'pay_way',
    query: true,
    column: { width: 90 },
    form: true,
  });
});

test('a sample has names and types alone', () => {
  const [table] = tablesIn('{"code":200,"rows":[{"id":"1790000000000000001","day":"2026-01-02","count":3,"tags":[]}]}');
  expect(table).toMatchObject({
    key: 'id',
    columns: [{ type: 'text' }, { type: 'day' }, { type: 'integer' }, { name: 'tags' }],
  });
});

const key = 'id int primary key';
test.each([
  ['no document', '<html></html>', 'no source'],
  ['JSON of something else', '{"a":1}', 'no source'],
  ['YAML', 'openapi: 3.0.0\npaths:', 'YAML'],
  ['no key', 'create table a (b int)', 'no primary key'],
  ['a key of two columns', 'create table a (b int, c int, primary key (b, c))', '2 columns'],
  ['two columns with one name', `create table a (${key}, dept_id int, DEPT_ID int)`, 'called deptId'],
  ['no identifier', `create table a (${key}, \`x y\` int)`, 'no name for a field'],
  ['an open bracket', 'create table a (b int', 'bracket'],
  ['two tables', `create table a (${key}); create table b (${key})`, 'Say one of them'],
  [
    'a thousand',
    Array.from({ length: 1000 }, (_one, at) => `create table t${at} (${key});`).join(''),
    'has 1000 resources. Say one of them by --table NAME.',
  ],
])('%s is told in a sentence', (_what, text, sentence) => {
  expect(() => chosen(tablesIn(text), undefined)).toThrow(sentence);
});

test('nothing that a source says ends a text or a comment of the code', async () => {
  const evil = "*/ `${process.exit()}` ' \\\\ </script>";
  const sql = `create table ex_class (id int primary key, class varchar(9) not null comment '${evil.replace(/'/g, "''")}') comment '${evil.replace(/'/g, "''")}'`;
  const [table] = tablesIn(sql);
  if (!table) throw new Error('no table');
  const { own, texts } = await newFiles('ex/class', describe(placed(table, 'ex/class'), []));
  for (const text of own.map((file) => texts[file] ?? '')) {
    // Without its texts, no more comments end than begin.
    const bare = text.replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, '');
    expect(bare).not.toContain('process.');
    expect(bare.split('*/').length).toBe(bare.split('/**').length);
  }
});

test('all tables of the party work can be read', () => {
  expect(tablesIn(readFileSync('docs/party.sql', 'utf8')).map(({ problem }) => problem)).toEqual(
    Array(15).fill(undefined),
  );
});
