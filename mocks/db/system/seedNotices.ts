import { daysAgo } from '../party/months';
import type { SystemNotice } from './notices';
import { seedAudit } from './seedAudit';

type Seed = readonly [title: string, type: SystemNotice['noticeType'], author: string, content: string];

const NOTICES: readonly Seed[] = [
  [
    '关于开展年度民主评议党员工作的通知',
    '1',
    'sunlixin',
    '<p>各党委、党总支、党支部：</p><p>民主评议党员工作于<strong>本通知发布之日起四十天内</strong>完成，按学习动员、个人自评、党员互评、组织评定四个步骤开展。</p><ol><li>参评范围：全体正式党员，预备党员参加但不定等次。</li><li>优秀等次不超过本支部正式党员的三分之一。</li></ol><p>集团党委组织部</p>',
  ],
  [
    '关于本月党费收缴的提醒',
    '1',
    'liuyaqin',
    '<p>请各支部于<strong>25日前</strong>完成本月党费收缴，并在系统中登记。</p>',
  ],
  [
    '集团党委理论学习中心组学习安排（本季度）',
    '2',
    'liuyaqin',
    '<table><tbody><tr><th>时间</th><th>内容</th></tr><tr><td>第一个月下旬</td><td>党的创新理论专题</td></tr><tr><td>第二个月中旬</td><td>安全生产法规</td></tr><tr><td>第三个月上旬</td><td>世界一流港口建设</td></tr></tbody></table>',
  ],
  [
    '关于预备党员转正公示的通知',
    '1',
    'sunlixin',
    '<p>拟转正的预备党员名单已在各支部公示栏张贴，公示期<em>五个工作日</em>。如有意见，请向所在党委反映。</p>',
  ],
  ['系统维护公告：本周六 22:00 至 24:00', '2', 'admin', '<p>维护期间不能登录，请提前保存填写的内容。</p>'],
  [
    '关于组织“金牌理货员先锋岗”主题党日的通知',
    '1',
    'liuyaqin',
    '<p>活动地点：集装箱码头公司岸桥作业区。请各支部选派两名党员参加。</p><blockquote>着工装、佩戴党员徽章和安全帽。</blockquote>',
  ],
  ['上季度党支部星级评定结果', '2', 'sunlixin', '<p>五星支部12个，四星支部21个，三星支部9个。名单见附件。</p>'],
  ['关于报送发展党员工作计划的通知', '1', 'sunlixin', '<p>请于月底前报送下一年度发展党员工作计划。</p>'],
  ['防抗台风期间党员先锋队值守安排', '2', 'admin', '<p>各作业公司党员先锋队按一级响应值守，电话保持畅通。</p>'],
  ['关于启用电子党员档案的说明', '2', 'admin', '<p>即日起纸质档案与电子档案同步更新，原有内容由系统导入。</p>'],
  ['党务干部业务培训班报名', '1', 'liuyaqin', '<p>培训为期三天，名额40人，由各党委推荐。</p>'],
  ['关于规范“三会一课”记录的通知', '1', 'sunlixin', '<p>会议记录应写明时间、地点、应到实到人数和决议。</p>'],
];

const DAYS_BETWEEN = 6;

/** Notices of the last ten weeks, the latest last. Their words name no day, so that they are always of now. */
export const seedNotices = (): SystemNotice[] =>
  [...NOTICES].reverse().map(([noticeTitle, noticeType, createBy, noticeContent], index) => ({
    ...seedAudit(index),
    createTime: `${daysAgo(1 + (NOTICES.length - 1 - index) * DAYS_BETWEEN)} 08:30:00`,
    noticeId: index + 1,
    noticeTitle,
    noticeType,
    noticeContent,
    status: index === 0 ? '1' : '0',
    createBy,
  }));
