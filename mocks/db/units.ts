const NAMES =
  '集团机关 第一港埠公司 第二港埠公司 第三港埠公司 集装箱码头公司 油品码头公司 矿石码头公司 滚装码头公司 粮食码头公司 轮驳公司 ' +
  '铁路公司 外轮理货公司 港机修造公司 物流公司 信息中心 引航站 港口医院 客运总站 建设监理公司 职工培训中心';

/** The units of the port group. */
export const UNITS: readonly string[] = NAMES.split(' ');
