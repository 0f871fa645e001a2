import { csv } from '../../make/csv';
import { pdf } from '../../make/pdf';
import { posterSvg } from '../../make/posterSvg';
import { samplePng } from '../../make/sampleMedia';
import { bigLog } from './bigLog';

/** A stored file; its content is made on request. */
export interface OssFile {
  name: string;
  type: string;
  content(): string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

const MINUTES = [
  '支部党员大会会议记录',
  '时间：2025年10月16日 14:30    地点：集装箱码头公司三楼会议室',
  '主持人：李建国    记录人：王海洋    应到党员 32 人，实到 30 人',
  '议题：一、传达学习集团党委三季度工作会议精神；二、讨论预备党员转正事项。',
  '决议：同意陈晓明同志按期转为中共正式党员（赞成 30 票，反对 0 票，弃权 0 票）。',
];

const MEMBERS = [
  ['姓名', '性别', '党员类别', '所在党支部', '入党日期'],
  ['李建国', '男', '正式党员', '集装箱码头公司第一党支部', '1998-07-01'],
  ['王海洋', '男', '正式党员', '集装箱码头公司第一党支部', '2012-06-28'],
  ['赵敏', '女', '正式党员', '外轮理货公司党支部', '2009-12-20'],
  ['陈晓明', '男', '预备党员', '轮驳公司第二党支部', '2024-10-11'],
];

/** All files that GET /system/oss/download/{name} can send. */
export const OSS_FILES: readonly OssFile[] = [
  { name: '党员大会会议记录.txt', type: 'text/plain;charset=utf-8', content: () => MINUTES.join('\r\n') },
  { name: '党员名册.csv', type: 'text/csv;charset=utf-8', content: () => csv(MEMBERS) },
  {
    name: '主题党日海报.svg',
    type: 'image/svg+xml',
    content: () => posterSvg('主题党日', '集装箱码头公司第一党支部 · 2025年10月'),
  },
  { name: '支部徽标.png', type: 'image/png', content: samplePng },
  {
    name: '党支部工作手册.pdf',
    type: 'application/pdf',
    content: () => pdf(['党支部工作手册', '一、三会一课', '二、组织生活会', '三、民主评议党员', '四、主题党日']),
  },
  // A client that percent-decodes this name twice, or not at all, saves the file under a wrong name.
  { name: '考核得分 100%.txt', type: 'text/plain;charset=utf-8', content: () => '完成率 100%，得分 100 分。' },
  { name: '港口作业日志.log', type: 'text/plain;charset=utf-8', content: bigLog },
];
