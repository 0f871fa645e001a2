import { http } from 'msw';
import { cacheKeys, cacheNames, cacheValue, clearCache } from '../../db/system/caches';
import { forUser } from '../call';
import { done, ok } from '../envelopes';
import { path } from '../path';

const CACHE = '/monitor/cache';
const RIGHT = 'monitor:cache:list';

/** What a server says of itself; the processor has something to do. */
const serverState = () => ({
  cpu: { cpuNum: 4, total: 400, sys: 2.5, used: 10 + (Date.now() % 1000) / 100, wait: 0, free: 87.1 },
  mem: { total: 15.51, used: 9.83, free: 5.68, usage: 63.38 },
  jvm: { total: 512, max: 512, free: 188.5, used: 323.5, usage: 63.18, version: '17.0.15', runTime: '3天2小时5分钟' },
  sys: {
    computerName: 'dj-app-01',
    computerIp: '192.0.2.10',
    userDir: '/opt/platform',
    osName: 'Linux',
    osArch: 'amd64',
  },
  sysFiles: [
    { dirName: '/', sysTypeName: 'xfs', typeName: '/', total: '50.0 GB', free: '21.5 GB', used: '28.5 GB', usage: 57 },
    {
      dirName: '/data',
      sysTypeName: 'xfs',
      typeName: '/data',
      total: '200.0 GB',
      free: '11.0 GB',
      used: '189.0 GB',
      usage: 94.5,
    },
  ],
});

const redisState = () => ({
  info: {
    redis_version: '7.0.15',
    redis_mode: 'standalone',
    tcp_port: '6379',
    connected_clients: '4',
    uptime_in_days: '12',
    used_memory_human: '1.15M',
    maxmemory_human: '0B',
    instantaneous_input_kbps: '2.96',
    instantaneous_output_kbps: '28.40',
    aof_enabled: '0',
    rdb_last_bgsave_status: 'ok',
  },
  dbSize: cacheKeys('').length,
  commandStats: [
    { name: 'get', value: '2170' },
    { name: 'set', value: '471' },
  ],
});

const clearing = (call: string, startOf: (param: (name: string) => string) => string) =>
  http.delete(
    path(`${CACHE}/${call}`),
    forUser(({ param }) => {
      clearCache(startOf(param));
      return done();
    }, RIGHT),
  );

/** 服务监控, 缓存监控 and 缓存列表. */
export const serverCalls = [
  http.get(
    path('/monitor/server'),
    forUser(() => ok(serverState()), 'monitor:server:list'),
  ),
  http.get(
    path(CACHE),
    forUser(() => ok(redisState()), RIGHT),
  ),
  http.get(
    path(`${CACHE}/getNames`),
    forUser(() => ok(cacheNames), RIGHT),
  ),
  http.get(
    path(`${CACHE}/getKeys/:name`),
    forUser(({ param }) => ok(cacheKeys(param('name'))), RIGHT),
  ),
  http.get(
    path(`${CACHE}/getValue/:name/:key`),
    forUser(({ param }) => {
      const [cacheName, key] = [param('name'), param('key')];
      return ok({ cacheName, cacheKey: key.replace(cacheName, ''), cacheValue: cacheValue(key) ?? '', remark: '' });
    }, RIGHT),
  ),
  clearing('clearCacheName/:name', (param) => param('name')),
  clearing('clearCacheKey/:key', (param) => param('key')),
  clearing('clearCacheAll', () => ''),
];
