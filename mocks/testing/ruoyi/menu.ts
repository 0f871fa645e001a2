import type { RouteRecord } from '../../db/menu/RouteRecord';
import { ruoyiGroup as group, ruoyiMeta as meta, ruoyiPage as page } from '../../db/menu/ruoyiRecords';

const outside = (title: string): RouteRecord => ({
  name: 'Http://ruoyi.vip',
  path: 'http://ruoyi.vip',
  hidden: false,
  component: 'Layout',
  meta: meta(title, 'guide', 'http://ruoyi.vip'),
});

/** The response of RuoYi 3.9 to GET /getRouters of its administrator, with party work, files and links as other servers have them. */
export const RUOYI_MENU: RouteRecord[] = [
  group('System', '/system', 'Layout', '系统管理', 'system', [
    page('User', 'user', 'system/user/index', '用户管理', 'user'),
    page('Role', 'role', 'system/role/index', '角色管理', 'peoples'),
    page('Menu', 'menu', 'system/menu/index', '菜单管理', 'tree-table'),
    page('Dept', 'dept', 'system/dept/index', '部门管理', 'tree'),
    page('Post', 'post', 'system/post/index', '岗位管理', 'post'),
    page('Dict', 'dict', 'system/dict/index', '字典管理', 'dict'),
    page('Config', 'config', 'system/config/index', '参数设置', 'edit'),
    page('Notice', 'notice', 'system/notice/index', '通知公告', 'message'),
    page('Oss', 'oss', '@/views/system/oss/index.vue', '文件管理', 'upload'),
    group('Log', 'log', 'ParentView', '日志管理', 'log', [
      page('Operlog', 'operlog', 'monitor/operlog/index', '操作日志', 'form'),
      page('Logininfor', 'logininfor', 'monitor/logininfor/index', '登录日志', 'logininfor'),
    ]),
  ]),
  group('Party', '/party', 'Layout', '党建工作', 'peoples', [
    page('PartyMember', 'member', 'party/member/index', '党员名册', 'user'),
    page('PartyStandard', 'standard', 'party/standard/index', '党费标准', 'form'),
    page('PartyFee', 'fee', 'party/fee/index', '党费记录', 'money'),
  ]),
  group('Monitor', '/monitor', 'Layout', '系统监控', 'monitor', [
    page('Online', 'online', 'monitor/online/index', '在线用户', 'online'),
    page('Job', 'job', 'monitor/job/index', '定时任务', 'job'),
    page('Druid', 'druid', 'monitor/druid/index', '数据监控', 'druid'),
    page('Server', 'server', 'monitor/server/index', '服务监控', 'server'),
    page('Cache', 'cache', 'monitor/cache/index', '缓存监控', 'redis'),
    page('CacheList', 'cacheList', 'monitor/cache/list', '缓存列表', 'redis-list'),
  ]),
  group('Tool', '/tool', 'Layout', '系统工具', 'tool', [
    page('Build', 'build', 'tool/build/index', '表单构建', 'build'),
    page('Gen', 'gen', 'tool/gen/index', '代码生成', 'code'),
    page('Swagger', 'swagger', 'tool/swagger/index', '系统接口', 'swagger'),
  ]),
  outside('若依官网'),
  outside('若依首页'),
  {
    path: '/',
    hidden: false,
    component: 'Layout',
    meta: meta('若依文档', 'education'),
    children: [
      {
        name: '////////',
        path: '////////',
        hidden: false,
        component: 'InnerLink',
        meta: meta('若依文档', 'education', 'http://doc.ruoyi.vip'),
      },
    ],
  },
];
