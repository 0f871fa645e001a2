import type { RouteRecord } from './RouteRecord';
import { ruoyiGroup, ruoyiPage } from './ruoyiRecords';

/** A page of the administration, for those who may see its list: RuoYi's names say where the page and its calls are. */
const page = (...[name, path, component, title, icon]: Parameters<typeof ruoyiPage>): RouteRecord => ({
  ...ruoyiPage(name, path, component, title, icon),
  permissions: [`${component.replace('/index', '').replace('/', ':')}:list`],
});

/** 系统管理, in RuoYi's dialect. */
export const systemMenu: RouteRecord = ruoyiGroup('System', '/system', 'Layout', '系统管理', 'setting', [
  page('User', 'user', 'system/user/index', '用户管理', 'user'),
  page('Role', 'role', 'system/role/index', '角色管理', 'peoples'),
  page('Menu', 'menu', 'system/menu/index', '菜单管理', 'tree-table'),
  page('Dept', 'dept', 'system/dept/index', '党组织管理', 'tree'),
  page('Post', 'post', 'system/post/index', '岗位管理', 'post'),
  page('Dict', 'dict', 'system/dict/index', '字典管理', 'book'),
  page('Config', 'config', 'system/config/index', '参数设置', 'edit'),
  page('Notice', 'notice', 'system/notice/index', '通知公告', 'bell'),
]);

/** 系统监控, in RuoYi's dialect. */
export const monitorMenu: RouteRecord = ruoyiGroup('Monitor', '/monitor', 'Layout', '系统监控', 'monitor', [
  page('Online', 'online', 'monitor/online/index', '在线用户', 'online'),
  page('Operlog', 'operlog', 'monitor/operlog/index', '操作日志', 'form'),
  page('Logininfor', 'logininfor', 'monitor/logininfor/index', '登录日志', 'logininfor'),
  page('Job', 'job', 'monitor/job/index', '定时任务', 'job'),
  page('Server', 'server', 'monitor/server/index', '服务监控', 'server'),
  page('Cache', 'cache', 'monitor/cache/index', '缓存监控', 'redis'),
  {
    ...page('CacheList', 'cacheList', 'monitor/cache/list', '缓存列表', 'redis-list'),
    permissions: ['monitor:cache:list'],
  },
]);
