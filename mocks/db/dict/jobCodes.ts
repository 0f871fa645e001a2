import type { DictItem } from './DictItem';
import { JOB_CODE_TYPE } from './seedTypes';

const AREAS = [
  '东港区',
  '西港区',
  '南港区',
  '北港区',
  '老港区',
  '矿石码头',
  '油品码头',
  '集装箱码头',
  '滚装码头',
  '内河港区',
];
const BERTHS = 20;
const CARGOES = ['集装箱', '铁矿石', '煤炭', '原油', '成品油', '粮食', '钢材', '木材', '化肥', '商品汽车'];
const JOBS = ['卸船', '装船', '堆存', '转栈', '装车', '卸车', '理货', '计量', '清舱', '倒垛'];
const SHIFTS = ['白班', '夜班', '早班', '中班', '机动班'];
const COUNT = AREAS.length * BERTHS * CARGOES.length * JOBS.length * SHIFTS.length;

/** Ids of generated items begin here; the ids of stored items stay below. */
export const FIRST_JOB_CODE_ID = 1_000_000;

/** The digits of `number` in a mixed-radix system, the last digit first. */
function* places(number: number): Generator<[place: number, text: string]> {
  let rest = number;
  for (const radix of [SHIFTS.length, JOBS.length, CARGOES.length, BERTHS, AREAS.length]) {
    yield [rest % radix, String((rest % radix) + 1).padStart(2, '0')];
    rest = Math.floor(rest / radix);
  }
}

function jobCode(index: number, parentId: number): DictItem {
  const [shift = [0, ''], job = [0, ''], cargo = [0, ''], berth = [0, ''], area = [0, '']] = [...places(index)];
  return {
    id: FIRST_JOB_CODE_ID + index,
    parentId,
    dictType: JOB_CODE_TYPE,
    dictLabel: `${AREAS[area[0]]}${berth[0] + 1}号泊位${CARGOES[cargo[0]]}${JOBS[job[0]]}（${SHIFTS[shift[0]]}）`,
    dictValue: [area, berth, cargo, job, shift].map(([, text]) => text).join(''),
    dictSort: index + 1,
    listClass: '',
    cssClass: '',
    isDefault: 'N',
    status: index % 50 === 49 ? '1' : '0',
    remark: '',
  };
}

let generated: readonly DictItem[] | undefined;

/** The 100,000 items of the type 港口作业编码, in order; made at the first call. */
export function jobCodes(parentId: number): readonly DictItem[] {
  generated ??= Array.from({ length: COUNT }, (_, index) => jobCode(index, parentId));
  return generated;
}
