import { Flex } from 'antd';
import { RestoredAlert } from '@/features/keptInput/useKeptInput';
import dayjs from 'dayjs';
import { textOf } from '@/lib/record/ServerRecord';
import { thisMonth } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import { type Inputs, isAsked, newRecordOf } from '@/resource/model/formValues';
import type { ActionDialogProps, Resource } from '@/resource/model/Resource';
import { RecordFields } from '@/resource/view/form/RecordFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { useRecordForm } from '@/resource/view/form/useRecordForm';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { STANDARDS } from '../lists';
import { DueExplanation } from './DueExplanation';
import { dueFields } from './dueFields';
import { dueProblem } from './standardRules';

const FIELDS: readonly Field[] = dueFields();
const ADJUSTMENT: Resource = { ...STANDARDS, fields: FIELDS };

const monthBefore = (month: unknown) => dayjs(textOf(month)).subtract(1, 'month').format('YYYY-MM');

/**
 * A new standard in place of one. The old one ends first; where the new one is not saved then, it is opened again, and
 * what became of it is said.
 */
export function AdjustDialog({ record, run, onClose }: ActionDialogProps) {
  const { standardId, deptId, deptName, memberId, memberName, payerType, base } = record;
  const toast = useToast();
  const start = { given: { payerType, base, due: record['due'], startMonth: thisMonth() }, base: undefined };
  const own = useRecordForm(ADJUSTMENT, start, `${STANDARDS.path} adjust ${textOf(standardId)}`);
  const rules = useChecks(
    FIELDS,
    {
      due: dueProblem,
      startMonth: ({ startMonth }) =>
        textOf(startMonth) > textOf(record['startMonth']) ? undefined : '应晚于原标准的起始月份',
    },
    {},
  );
  const save = async () => {
    const member = { deptId, deptName, memberId, memberName };
    const next = newRecordOf(own.fields, own.typed, member);
    const end = (endMonth: string) => run({ method: 'PUT', url: STANDARDS.path, body: { ...record, endMonth } });
    if (!(await end(monthBefore(next['startMonth'])))) return false;
    if (await run({ method: 'POST', url: STANDARDS.path, body: next })) {
      own.forget();
      toast.success('调整成功');
      return true;
    }
    const isOpen = await end('');
    toast.warning(
      isOpen
        ? `${textOf(memberName)}的新标准未保存，原标准仍然有效`
        : `${textOf(memberName)}的新标准未保存，而原标准已于${monthBefore(next['startMonth'])}终止，请修改其终止月份`,
    );
    return false;
  };
  return (
    <FormDialog
      title={`调整党费标准：${textOf(memberName)}`}
      okText="保存"
      isEdited={own.isEdited}
      send={save}
      onOk={own.form.submit}
      onClose={onClose}
    >
      {({ busy, send }) => (
        <Flex vertical gap={12}>
          {own.restored && <RestoredAlert onDiscard={own.discard} />}
          <DueExplanation record={own.values}>
            <RecordFields
              {...own.settings}
              fields={own.fields.filter((field) => field.form && isAsked(field, own.typed))}
              typed={own.typed}
              rules={rules}
              initialValues={own.startValues}
              disabled={busy}
              onFinish={(_values: Inputs) => send()}
            />
          </DueExplanation>
        </Flex>
      )}
    </FormDialog>
  );
}
