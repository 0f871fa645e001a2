import { Alert, Flex } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import { readInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { thisMonth } from '@/lib/time/today';
import { addRecord, fetchRecord, saveRecord } from '@/resource/data/recordThunks';
import type { SaveResult } from '@/resource/data/saveOutcome';
import type { Field } from '@/resource/model/Field';
import { isAsked, newRecordOf } from '@/resource/model/formValues';
import type { ActionDialogProps, Resource } from '@/resource/model/Resource';
import { RecordFields } from '@/resource/view/form/RecordFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { useRecordForm } from '@/resource/view/form/useRecordForm';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { STANDARDS } from '../lists';
import { DueExplanation } from './DueExplanation';
import { dueFields } from './dueFields';
import { percentOf } from './dues';
import { STANDARD_LIST } from './standardFields';
import { dueProblem } from './standardRules';

const FIELDS: readonly Field[] = dueFields();
const ADJUSTMENT: Resource = { ...STANDARDS, fields: FIELDS };

const monthBefore = (month: unknown) => dayjs(textOf(month)).subtract(1, 'month').format('YYYY-MM');

/** Why a save did not do its work, where that is not told elsewhere. */
const reasonOf = (result: SaveResult): string =>
  result.outcome === 'failed' || result.outcome === 'unknown' ? result.message : '该记录已被他人修改，请关闭后重新调整';

/**
 * A new standard in place of one. The old one, read afresh, ends first; where the new one is refused then, it is opened
 * again. What became of both is said in the dialog.
 */
export function AdjustDialog({ record, onClose, onGone }: ActionDialogProps) {
  const { standardId, deptId, deptName, memberId, memberName, payerType, base } = record;
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id: user } = useAppSelector(selectUser);
  const name = `${STANDARDS.path} adjust ${textOf(standardId)}`;
  const [typed] = useState(() => readInput(name, user)?.['values']);
  const given = { payerType, base, rate: percentOf(record), due: record['due'], startMonth: thisMonth() };
  const own = useRecordForm(ADJUSTMENT, { base: undefined, given, typed: isRecord(typed) ? typed : undefined }, name);
  const [problem, setProblem] = useState('');
  const rules = useChecks(
    FIELDS,
    {
      due: dueProblem,
      startMonth: ({ startMonth }) =>
        textOf(startMonth) > textOf(record['startMonth']) ? undefined : '应晚于原标准的起始月份',
    },
    {},
  );
  const leave = () => {
    own.forget();
    onClose();
  };
  const end = async (old: ServerRecord, endMonth: string): Promise<SaveResult> => {
    const result = await dispatch(saveRecord(STANDARD_LIST, old, { endMonth }, {}));
    dispatch(recordsChanged([STANDARDS.path, `${STANDARDS.path}/list`]));
    return result;
  };
  const save = async () => {
    setProblem('');
    const next = newRecordOf(own.fields, own.typed, { deptId, deptName, memberId, memberName });
    const lastMonth = monthBefore(next['startMonth']);
    const old = await dispatch(fetchRecord(STANDARD_LIST, record, {}));
    if (!old) {
      onGone();
      return false;
    }
    const ended = await end(old, lastMonth);
    if (ended.outcome !== 'saved') {
      setProblem(`原标准未能终止，没有调整：${reasonOf(ended)}`);
      return false;
    }
    const added = await dispatch(addRecord(STANDARD_LIST, next));
    if (added.outcome === 'saved') {
      own.forget();
      dispatch(recordsChanged(added.changes));
      toast.success('调整成功');
      return true;
    }
    // It may be there: with the old one opened again, there would be two.
    if (added.outcome === 'unknown') {
      setProblem(`新标准的保存结果未知（${added.message}），请在列表中核对；原标准已于${lastMonth}终止`);
      return false;
    }
    const reopened = await end({ ...old, endMonth: lastMonth }, '');
    setProblem(
      reopened.outcome === 'saved'
        ? `新标准未保存，原标准仍然有效：${reasonOf(added)}`
        : `新标准未保存，而原标准已于${lastMonth}终止，请修改其终止月份：${reasonOf(added)}`,
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
      onClose={leave}
    >
      {({ busy, send }) => (
        <Flex vertical gap={12}>
          {own.restored && <RestoredAlert onDiscard={own.discard} />}
          {problem !== '' && <Alert type="error" showIcon role="alert" title={problem} />}
          <DueExplanation record={own.values}>
            <RecordFields
              {...own.settings}
              fields={own.fields.filter((field) => field.form && isAsked(field, own.typed))}
              typed={own.typed}
              rules={rules}
              initialValues={own.startValues}
              disabled={busy}
              onFinish={send}
            />
          </DueExplanation>
        </Flex>
      )}
    </FormDialog>
  );
}
