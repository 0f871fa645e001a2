import { isRecord } from '@/lib/isRecord';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { factsOf, MonitorView } from './MonitorView';

const groupsOf = (data: ServerRecord) => {
  const group = (title: string, words: string) => ({ title, facts: factsOf(data, words) });
  const disks = Array.isArray(data['sysFiles']) ? data['sysFiles'].filter(isRecord) : [];
  return [
    group('处理器', '核心数:cpu.cpuNum 用户使用率:cpu.used:% 系统使用率:cpu.sys:%'),
    group('内存', '总内存:mem.total:GB 已用:mem.used:GB 剩余:mem.free:GB 使用率:mem.usage:%'),
    group(
      'Java 虚拟机',
      '总内存:jvm.total:MB 已用:jvm.used:MB 使用率:jvm.usage:% 版本:jvm.version 运行时长:jvm.runTime',
    ),
    group('服务器', '名称:sys.computerName 地址:sys.computerIp 操作系统:sys.osName 项目路径:sys.userDir'),
    ...disks.map((disk) => ({
      title: `磁盘 ${textOf(disk['dirName'])}`,
      facts: factsOf(disk, '文件系统:sysTypeName 总大小:total 已用:used 可用:free 使用率:usage:%'),
    })),
  ];
};

/** 服务监控 */
export default function ServerPage() {
  return <MonitorView title="服务监控" url="/monitor/server" groupsOf={groupsOf} />;
}
