import { describe, expect, test } from 'vitest';
import { buildAsClerk, outline } from '../../../tests/buildAsClerk';

describe('the two dialects become one shape', () => {
  const ours = {
    path: '/system',
    name: 'System',
    redirect: '/system/dict',
    meta: { title: '系统', icon: 'setting' },
    children: [
      { path: '/system/dict', name: 'Dict', component: 'dict/DictPage', meta: { title: '字典', noKeepAlive: true } },
      { path: '/system/log', name: 'Log', component: 'log/LogPage', meta: { title: '日志', hidden: true } },
    ],
  };
  const ruoyi = {
    path: '/system',
    name: 'System',
    hidden: false,
    redirect: '/system/dict',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '系统', icon: 'setting', noCache: false, link: null },
    children: [
      {
        path: 'dict',
        name: 'Dict',
        hidden: false,
        component: 'dict/DictPage',
        meta: { title: '字典', noCache: true, link: null },
      },
      {
        path: 'log',
        name: 'Log',
        hidden: true,
        component: 'log/LogPage',
        meta: { title: '日志', noCache: false, link: null },
      },
    ],
  };

  test('the same nodes (§3.4)', () => {
    expect(buildAsClerk(ruoyi)).toEqual(buildAsClerk(ours));
    expect(outline(buildAsClerk(ours).fromServer)).toEqual([['/system', ['/system/dict', '/system/log']]]);
  });

  test('mixed freely (§2.9)', () => {
    const mixed = { ...ours, children: [ours.children[0], ruoyi.children[1]] };
    expect(buildAsClerk(mixed)).toEqual(buildAsClerk(ours));
  });
});
