import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { previewPolicy } from '../../vite/securityHeaders';
import { OSS_FILES } from '../db/files/ossFiles';
import { allHandlers } from './allHandlers';

const ask = async (name: string) => {
  const response = await getResponse(
    allHandlers,
    new Request(`http://localhost/dzb/preview/${encodeURIComponent(name)}`),
  );
  if (!response) throw new Error(`no preview of ${name}`);
  return response;
};

test.each(OSS_FILES.map(({ name }) => name))('%s is shown, not saved', async (name) => {
  const response = await ask(name);
  const type = response.headers.get('content-type') ?? '';
  expect(response.status).toBe(200);
  expect(type).toMatch(/^(text\/(plain|html)|image\/|application\/pdf)/);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBe(previewPolicy(type));
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(100_000);
});

test('a list is a table', async () => {
  const html = await (await ask('党员名册.csv')).text();
  expect(html).toContain('<th>姓名</th>');
  expect(html).toContain('<td>李建国</td>');
});

test('a file that is not there is a page that says so', async () => {
  const response = await ask('gone.txt');
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('文件不存在')]);
});
