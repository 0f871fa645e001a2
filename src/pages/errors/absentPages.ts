/** What a page of another front end is for, in the middle of a sentence. */
interface AbsentPage {
  name: string;
  purpose: string;
}

/** Pages that RuoYi's menu names and this product does not have, by the name without folder and ending of the file. */
export const ABSENT_PAGES: Readonly<Record<string, AbsentPage>> = {
  'monitor/job': { name: '定时任务', purpose: '管理后端按计划执行的任务' },
  'monitor/job/log': { name: '调度日志', purpose: '查看定时任务的执行记录' },
  'monitor/server': { name: '服务监控', purpose: '查看服务器的处理器、内存和磁盘' },
  'monitor/cache': { name: '缓存监控', purpose: '查看 Redis 的运行情况' },
  'monitor/cache/list': { name: '缓存列表', purpose: '查看和清理 Redis 中的缓存' },
  'monitor/druid': { name: '数据监控', purpose: '查看数据库连接池和 SQL 的运行情况' },
  'tool/gen': { name: '代码生成', purpose: '由数据表生成前后端代码，供开发人员使用' },
  'tool/gen/editTable': { name: '修改生成配置', purpose: '由数据表生成前后端代码，供开发人员使用' },
  'tool/build': { name: '表单构建', purpose: '拖拽生成表单代码，供开发人员使用' },
  'tool/swagger': { name: '系统接口', purpose: '查看后端接口文档，供开发人员使用' },
};
