import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Switches } from '../../mocks/switches/backendOf';
import { checkMocks, outputAbout } from '../../tests/contractMocks';
import { loadPages } from './pages';
import { PARTS } from './options';

vi.hoisted(() => vi.stubEnv('VITE_BACKEND', 'ruoyi'));
afterAll(() => void vi.unstubAllEnvs());

// Loads the pages before the tests, else the first one would wait while Vite transforms their modules.
beforeAll(loadPages);

test.each<Partial<Switches>>([{ unknown: 500 }, { days: true, strict: true, masked: true, unknown: 404 }])(
  'a server of RuoYi is whole: %j',
  async (switches) => {
    const { code, output } = await checkMocks(PARTS, {}, { backend: 'ruoyi', ...switches });
    expect(outputAbout(output, 'wrong')).toBe('');
    expect(output).toMatch(/代码生成 \(\/tool\/gen\): no page is called tool\/gen\/index/);
    expect(outputAbout(output, 'not tried')).toMatch(/the backend has no assistant/);
    expect(output).toMatch(/^ok +PUT \/system\/menu\/updateSort$/m);
    expect(output).toMatch(/^ok +POST \/system\/dict\/data\/export$/m);
    expect(output).toMatch(/^ok +DELETE \/system\/dict\/type\/refreshCache$/m);
    expect(code).toBe(0);
  },
);

test('a server of generated code is right as far as that goes, and only --generated excuses what it lets pass', async () => {
  const switches = { backend: 'ruoyi', generated: true } as const;
  const excused = await checkMocks(['records'], {}, switches, '--generated');
  expect(outputAbout(excused.output, 'wrong')).toBe('');
  expect(excused.output).toMatch(/^not tried +DELETE \/party\/member\/\{id\} with entries +generated code/m);
  expect(excused.code).toBe(0);
  const { code, output } = await checkMocks(['records'], {}, switches);
  expect(outputAbout(output, 'wrong')).toMatch(
    /^wrong +DELETE \/party\/member\/\{id\} with entries +was not refused$/m,
  );
  expect(outputAbout(output, 'wrong')).not.toMatch(/操作失败/);
  expect(code).toBe(1);
});
