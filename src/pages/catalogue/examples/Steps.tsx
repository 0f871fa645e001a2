import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Resource } from '@/resource/model/Resource';
import { NO_DUE, type Step, type Steps, stepsFor } from '@/resource/model/steps';
import { StepsView } from '@/resource/view/steps/StepsView';

export const title = '流程';
export const summary =
  '描述中的 steps：流程是一组数据，另一种流程是另一组数据。详情中显示各阶段、已办步骤的日期、下一步的依据和期限；行上的“办理”只打开下一步的表单。';

const step = (key: string, stage: number, label: string, organ: string, article = ''): Step => ({
  ...{ key, stage, label, organ, article, permission: 'advance', fields: ['day'] },
  next: () => NO_DUE,
});

const OF: Resource = {
  noun: '步骤',
  path: '/catalogue',
  id: 'id',
  nameField: 'at',
  permission: '',
  fields: [{ name: 'day', label: '完成日期', kind: 'day', form: true }],
};

/** The purchase of a machine. */
const STEPS: Steps = {
  list: [
    step('01', 1, '提出申请', '使用单位'),
    step('02', 1, '预算审核', '财务部', '办法第六条'),
    step('03', 2, '招标', '采购部', '办法第九条'),
    step('04', 2, '签订合同', '法务部'),
    step('05', 3, '验收', '使用单位', '办法第十五条'),
  ],
  stages: ['申请', '采购', '验收'],
  at: 'at',
  due: 'due',
  of: OF,
  day: 'day',
  result: { field: 'result', passed: '1' },
};
const RECORD = { at: '01', due: '2027-06-30' };

export default function StepsExample() {
  const [entries, setEntries] = useState<readonly ServerRecord[]>([{ at: '01', day: '2026-03-02', result: '1' }]);
  const record = { ...RECORD, at: entries.at(-1)?.['at'] };
  const [next] = stepsFor(STEPS, record);
  return (
    <Flex vertical gap="small" align="stretch">
      <StepsView steps={STEPS} record={record} entries={entries} goesOn />
      <div>
        <Button
          disabled={!next}
          onClick={() =>
            next && setEntries([...entries, { at: next.key, day: `2026-0${entries.length + 3}-10`, result: '1' }])
          }
        >
          办理
        </Button>
      </div>
    </Flex>
  );
}
