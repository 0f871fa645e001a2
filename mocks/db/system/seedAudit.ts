import { localTime } from '../resource/localTime';

const FIRST_DAY = new Date(2025, 2, 3, 8, 30);
const DAY_MS = 86_400_000;

/** The fields of RuoYi that say who made a seeded record; each is made two days after the one before. */
export const seedAudit = (index: number) => ({
  createBy: 'admin',
  createTime: localTime(new Date(FIRST_DAY.getTime() + index * 2 * DAY_MS)),
  updateBy: null,
  updateTime: null,
  remark: null as string | null,
});
