// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { zipSync } from 'fflate';
import remend from 'remend';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { fetchDict } from '@/features/dict/api/fetchDict';
import type { CallOptions } from '@/lib/http/http';
import { readPasted } from '@/lib/html/pastedHtml';
import { writeXlsx } from '@/lib/xlsx/writeXlsx';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import { formatJson } from '@/resource/view/kinds/formatJson';
import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import { RichTextView } from '@/ui/richText/RichTextView';
import { buildAsClerk } from '../../tests/buildAsClerk';
import { createTestServices } from '../../tests/createTestStore';
import { testResource } from '../../tests/testResource';

vi.mock(import('remend'), async (load) => {
  const actual = await load();
  return { ...actual, default: vi.fn(actual.default) };
});
vi.mock(import('fflate'), async (load) => {
  const actual = await load();
  return { ...actual, zipSync: vi.fn(actual.zipSync) };
});

/** What a reader makes of an input: how much went into its parser, how much came out, and what was said of it. */
interface Read {
  into: number;
  out: number;
  said?: string;
}

interface Reader {
  name: string;
  /** A size that is read, also eight times. */
  size: number;
  /** The first size, or one above it, that is not read. */
  tooMuch: number;
  /** How much is read of that. */
  left?: number;
  /** What is said of it; nothing where all is shown as it came. */
  said?: string;
  read: (size: number) => Read | Promise<Read>;
}

/** Does something, and counts the letters that a function got meanwhile. */
function letters(
  parser: () => { mock: { calls: unknown[][] }; mockRestore: () => void },
  read: () => Omit<Read, 'into'>,
) {
  const spy = parser();
  const found = read();
  const into = spy.mock.calls.reduce((count, [text]) => count + String(text).length, 0);
  spy.mockRestore();
  return { ...found, into };
}
const parsesHtml = () => vi.spyOn(DOMParser.prototype, 'parseFromString');
const parsesJson = () => vi.spyOn(JSON, 'parse');

/** Does something with many records, and counts those of which more than the path is read. */
function records(size: number, fields: (place: number) => object, read: (all: object[]) => Omit<Read, 'into'>): Read {
  const seen = new Set<number>();
  const watched = (place: number) =>
    new Proxy(fields(place), {
      get(record, name) {
        if (name !== 'path') seen.add(place);
        return Reflect.get(record, name) as unknown;
      },
    });
  const found = read(Array.from({ length: size }, (_, place) => watched(place)));
  return { ...found, into: seen.size };
}

/** What a schema makes of records. */
function parsed(schema: v.GenericSchema<unknown, unknown>, body: unknown, outOf: (output: unknown) => unknown) {
  const found = v.safeParse(schema, body);
  const list = found.success ? outOf(found.output) : [];
  return { out: Array.isArray(list) ? list.length : 0, said: found.issues?.[0].message ?? '' };
}

const paragraphs = (size: number) => '<p><b>字</b></p>'.repeat(size);
const TOO_MANY = '服务器一次返回了超过50000条数据，没有读取，请联系管理员';
const row = (id: number) => ({ id, name: '甲', dictLabel: '甲', dictValue: String(id) });
const listed = testResource();
const tree = testResource({ tree: { parent: 'parentId' } });
const rowsOf = (output: unknown) => v.parse(v.object({ rows: v.unknown() }), output).rows;

const READERS: readonly Reader[] = [
  {
    name: 'rich text',
    size: 60,
    tooMuch: 30_000,
    said: '内容的格式过多，只显示文字；原文仍完整保存。',
    read: (size) =>
      letters(parsesHtml, () => {
        const { container, unmount } = render(<RichTextView html={paragraphs(size)} />);
        const said = container.querySelector('[role=note]')?.textContent ?? '';
        const out = container.innerHTML.length;
        unmount();
        return { out, said };
      }),
  },
  {
    name: 'what is pasted',
    size: 60,
    tooMuch: 30_000,
    said: 'too much',
    read: (size) =>
      letters(parsesHtml, () => {
        let said = '';
        const told = { takePicture: undefined, onHidden: () => undefined, onTooMuch: () => (said = 'too much') };
        return { out: readPasted(paragraphs(size), { files: [], rtf: '' }, told).length, said };
      }),
  },
  {
    name: 'replies',
    size: 100,
    tooMuch: 2100,
    read: (size) =>
      letters(
        () => vi.mocked(remend).mockClear(),
        () => {
          const { container, unmount } = render(<StreamingMarkdown text={'**字** '.repeat(size)} state="growing" />);
          const out = container.innerHTML.length;
          unmount();
          return { out };
        },
      ),
  },
  {
    name: 'JSON',
    size: 1000,
    tooMuch: 100_000,
    read: (size) => letters(parsesJson, () => ({ out: formatJson(`[${'1,'.repeat(size)}1]`).length })),
  },
  {
    name: 'what goes into a workbook',
    size: 500,
    tooMuch: 20_001,
    said: '表格超过200000格，没有生成文件，请缩小范围',
    read: (size) => {
      const pack = vi.mocked(zipSync).mockClear();
      const rows = Array.from({ length: size }, () => Array.from({ length: 10 }, () => ({ text: '字' })));
      let [out, said] = [0, ''];
      try {
        out = writeXlsx(rows).size;
      } catch (error) {
        said = error instanceof Error ? error.message : '';
      }
      const files = pack.mock.calls.flatMap(([all]) => Object.values(all));
      return {
        into: files.reduce((bytes, file) => bytes + (ArrayBuffer.isView(file) ? file.byteLength : 0), 0),
        out,
        said,
      };
    },
  },
  {
    name: 'menus',
    size: 100,
    tooMuch: 20_001,
    left: 20_000,
    said: '菜单超过20000项，其余已忽略',
    read: (size) =>
      records(
        size,
        (place) => ({ path: `/p${place}`, component: 'a/A', name: '页' }),
        (entries) => {
          const { fromServer, problems } = buildAsClerk(...entries);
          return { out: fromServer.length, said: problems.join('') };
        },
      ),
  },
  {
    name: 'dictionaries',
    size: 100,
    tooMuch: 50_001,
    said: TOO_MANY,
    async read(size) {
      let found: Read = { into: 0, out: 0 };
      const get = <S extends v.GenericSchema>(_url: string, { schema }: CallOptions<S>) => {
        found = records(size, row, (data) => parsed(schema, { data }, (output) => output));
        return Promise.resolve(v.parse(schema, { data: [] }));
      };
      await fetchDict({ ...createTestServices().http, get }, 'ruoyi', 'a');
      return found;
    },
  },
  {
    name: 'records',
    size: 100,
    tooMuch: 50_001,
    said: TOO_MANY,
    read: (size) => records(size, row, (rows) => parsed(listSchemaOf(listed), { rows, total: size }, rowsOf)),
  },
  {
    name: 'records of a tree',
    size: 100,
    tooMuch: 50_001,
    said: TOO_MANY,
    read: (size) => records(size, row, (data) => parsed(listSchemaOf(tree), { data }, rowsOf)),
  },
];

test.each(READERS)(
  '$name: what is read, and what comes of it, grow no faster than what comes',
  async ({ size, read }) => {
    const first = await read(size);
    expect([first.into > 0, first.out > 0, first.said ?? '']).toEqual([true, true, '']);
    for (const times of [2, 4, 8]) {
      const { into, out, said = '' } = await read(size * times);
      expect([into < 1.1 * times * first.into, out < 1.1 * times * first.out, said]).toEqual([true, true, '']);
    }
  },
);

test.each(READERS)(
  '$name: what is too much is not read, and that is said (§9.36 to §9.39)',
  async ({ tooMuch, left = 0, said = '', read }) => {
    for (const times of [1, 2]) {
      const found = await read(tooMuch * times);
      expect([found.into, found.said ?? '']).toEqual([left, said]);
    }
  },
);
