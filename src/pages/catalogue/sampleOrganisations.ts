import type { TreeItem } from '@/ui/tree/indexTree';

const COMPANIES = [
  '集装箱码头公司',
  '油品码头公司',
  '矿石码头公司',
  '滚装码头公司',
  '轮驳公司',
  '外轮理货公司',
  '物流公司',
];

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** A committee, so many companies below it, twenty branches below each, and four groups below each of these. */
export const sampleOrganisations = (companies: number): TreeItem[] => [
  { id: 1, name: '港口集团党委' },
  ...upTo(companies).flatMap((company) => [
    { id: `c${company}`, parentId: 1, name: `${COMPANIES[(company - 1) % COMPANIES.length]}党委（${company}）` },
    ...upTo(20).flatMap((branch) => [
      { id: `c${company}-${branch}`, parentId: `c${company}`, name: `第${branch}党支部` },
      ...upTo(4).map((group) => ({
        id: `c${company}-${branch}-${group}`,
        parentId: `c${company}-${branch}`,
        name: `第${branch}党支部第${group}党小组`,
      })),
    ]),
  ]),
];
