import type { ServerRecord } from '@/lib/record/ServerRecord';
import { factsOf, MonitorView } from './MonitorView';

const WORDS =
  '版本:info.redis_version 运行模式:info.redis_mode 端口:info.tcp_port 运行时间:info.uptime_in_days:天 键数量:dbSize ' +
  '客户端数:info.connected_clients 已用内存:info.used_memory_human 内存上限:info.maxmemory_human ' +
  '网络入口:info.instantaneous_input_kbps:KB/s 网络出口:info.instantaneous_output_kbps:KB/s ' +
  '最近一次保存:info.rdb_last_bgsave_status';

const groupsOf = (data: ServerRecord) => [{ title: 'Redis', facts: factsOf(data, WORDS) }];

/** 缓存监控 */
export default function CachePage() {
  return <MonitorView title="缓存监控" url="/monitor/cache" groupsOf={groupsOf} />;
}
