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
const BRANCHES_PER_COMPANY = 20;

export function sampleOrganisations(count: number): TreeItem[] {
  const items: TreeItem[] = [{ id: 1, parentId: 0, name: '港口集团党委' }];
  for (let company = 1; items.length < count; company += 1) {
    const companyId = `c${company}`;
    items.push({
      id: companyId,
      parentId: 1,
      name: `${COMPANIES[(company - 1) % COMPANIES.length]}党委（${company}）`,
    });
    for (let branch = 1; branch <= BRANCHES_PER_COMPANY && items.length < count; branch += 1) {
      const branchId = `${companyId}-${branch}`;
      items.push({ id: branchId, parentId: companyId, name: `第${branch}党支部` });
      for (let group = 1; group <= 4 && items.length < count; group += 1) {
        items.push({ id: `${branchId}-${group}`, parentId: branchId, name: `第${branch}党支部第${group}党小组` });
      }
    }
  }
  return items;
}
