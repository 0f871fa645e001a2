import { expect, test, vi } from 'vitest';
import type { BackendKind } from '@/config/dialects';

/** The form of a menu entry, as described for a kind of backend. */
async function menuForm(backend: BackendKind) {
  vi.resetModules();
  const { appConfig } = await import('@/config/appConfig');
  appConfig.backend = backend;
  await import('./MenuPage');
  const { resourceOf } = await import('@/resource/model/resourceRegistry');
  const { formFields, inputsOf, newRecordOf } = await import('@/resource/model/formValues');
  const fields = formFields(resourceOf('/system/menu/list'), true);
  return {
    shown: (record: object) => inputsOf(fields, { ...record }),
    saved: (record: object) => newRecordOf(fields, { ...record }, {}),
  };
}

const ENTRY = { menuType: 'C', menuName: '甲', path: 'a', routeName: 'A', query: '{"id":1}', queryParam: '{"id":2}' };

test.each<[BackendKind, here: object, absent: string[]]>([
  ['product', { query: '{"id":1}', routeName: 'A' }, ['queryParam']],
  ['ruoyi', { query: '{"id":1}', routeName: 'A' }, ['queryParam']],
  ['ruoyi-plus', { queryParam: '{"id":2}' }, ['query', 'routeName']],
  ['ruoyi-plus-5', { queryParam: '{"id":2}' }, ['query', 'routeName']],
])(
  '%s: what a menu entry carries to its page is shown and saved in its field (§19.3)',
  async (backend, here, absent) => {
    const form = await menuForm(backend);
    for (const fields of [form.shown(ENTRY), form.saved(ENTRY)]) {
      expect(fields).toMatchObject(here);
      expect(Object.keys(fields).filter((name) => absent.includes(name))).toEqual([]);
    }
  },
);
