import { Alert, Flex, Radio } from 'antd';
import { useState } from 'react';
import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { judgeRecords } from '@/resource/data/actOnRecords';
import { fetchRecord } from '@/resource/data/recordThunks';
import { TAKEN } from '@/resource/data/saveOutcome';
import { useChoices } from '@/resource/data/useChoices';
import type { Field } from '@/resource/model/Field';
import { type Inputs, newRecordOf } from '@/resource/model/formValues';
import type { ActionDialogProps, Resource } from '@/resource/model/Resource';
import { RecordDialog } from '@/resource/view/form/RecordDialog';
import { RecordFields } from '@/resource/view/form/RecordFields';
import { type FormStart, useRecordForm } from '@/resource/view/form/useRecordForm';
import { useRead, Warnings } from '@/resource/view/form/useWarnings';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { BRANCH } from '../branch';
import { BRANCHES, MEMBERS } from '../lists';
import { MEMBER_FORM } from '../member/memberForm';
import { NORMAL } from '../member/memberCounts';
import { comersOf, comerText, savedMember, GONE, IN, WITHIN } from './transferRules';
import { RECEIVE } from './receiveAction';
import { type Received, receiveTransfer } from './receiveThunk';
import { TRANSFER_FORM } from './transferForm';
import { TRANSFERS } from './transfers';

const RECEIPT: Field = {
  name: 'receiptDate',
  label: '回执日期',
  kind: 'day',
  form: { required: true, initial: today },
};
const NEW_BRANCH: Field = { ...BRANCH, label: '新支部', shownBy: 'deptName', takes: { deptName: 'label' } };

const askedOf = (fields: readonly Field[]): Resource => ({ ...TRANSFERS, fields });
const OF_ALL = askedOf([RECEIPT]);
const WITHIN_GROUP = askedOf([RECEIPT, NEW_BRANCH]);

/** A member who is entered anew. */
const NEW = 'new';

interface Props extends ActionDialogProps {
  /** The new branch as the transfer names it. */
  branch: Inputs;
}

function Receipt({ record, branch, onClose }: Props) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const read = useRead();
  const { transferId, directionType, deptId, deptName, memberName } = record;
  const name = `${TRANSFERS.path} receive ${textOf(transferId)}`;
  const own = useRecordForm(directionType === WITHIN ? WITHIN_GROUP : OF_ALL, { base: undefined, given: branch }, name);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [received, setReceived] = useState<Received>();
  const [comers, setComers] = useState<readonly ServerRecord[]>([]);
  const [comer, setComer] = useState<string>();
  const [form, setForm] = useState<FormStart>();
  /** What the form of the member was saved with. */
  const [entered, setEntered] = useState<Inputs>();

  const openForm = async (person: ServerRecord | undefined) => {
    const here = { deptId, deptName, memberState: NORMAL };
    if (!person) return setForm({ base: undefined, given: { memberName, ...here } });
    const base = await dispatch(fetchRecord(MEMBER_FORM, person, {}));
    if (base) setForm({ base, proposed: here });
  };
  /** The id of who comes, as soon as the roster has them; undefined: something is asked before. */
  const findComer = async (): Promise<unknown> => {
    if (entered) {
      const subject = { ...record, memberName: entered['memberName'] ?? memberName };
      const all = await read(MEMBERS, { memberName: textOf(subject.memberName) });
      const saved = savedMember(subject, entered['birthDate'], all);
      setEntered(undefined);
      if (saved) return saved['memberId'];
      setProblem('未关联：名册中没有找到该党员，请核对后再接收');
    }
    const found = comersOf(record, await read(MEMBERS, { memberName: textOf(memberName) }));
    const ids = found.map(({ memberId }) => textOf(memberId));
    if (found.length > 0 && (comer === undefined || (comer !== NEW && !ids.includes(comer)))) {
      setComers(found);
      setComer(ids.length === 1 ? ids[0] : NEW);
      return undefined;
    }
    const person = found.find(({ memberId }) => textOf(memberId) === comer);
    if (person && person['memberState'] !== GONE) return person['memberId'];
    await openForm(person);
    return undefined;
  };
  const receive = async (): Promise<boolean> => {
    const asked = newRecordOf(own.fields, own.typed, {});
    const deed = { resource: TRANSFER_FORM, action: RECEIVE, asked, scope: {}, shown: {} };
    const [judged] = await dispatch(judgeRecords(deed, [record]));
    if (!judged) return false;
    if (judged.refusal === TAKEN) {
      dispatch(recordsChanged([`${TRANSFERS.path}/list`]));
      toast.warning(TAKEN);
      return true;
    }
    setProblem(judged.refusal);
    if (judged.refusal !== '') return false;
    setWarnings(judged.warnings);
    if (String(judged.warnings) !== String(warnings)) return false;
    const memberId = directionType === IN ? await findComer() : undefined;
    if (directionType === IN && memberId === undefined) return false;
    const receipt = {
      ...asked,
      receiptDate: textOf(asked['receiptDate']),
      ...(memberId !== undefined && { memberId }),
    };
    const result = await dispatch(receiveTransfer(judged.record, receipt));
    if (result.left.length > 0) {
      setReceived({ ...result, done: [...(received?.done ?? []), ...result.done] });
      return false;
    }
    own.forget();
    toast.success('接收成功');
    return true;
  };
  const send = async () => {
    try {
      return await receive();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(describeError(error) ?? error.message);
      return false;
    }
  };
  const [failed = '', ...rest] = received?.left ?? [];
  return (
    <>
      <FormDialog
        title={`接收：${textOf(memberName)}`}
        okText={received ? '继续接收' : warnings.length > 0 ? '仍要接收' : '接收'}
        isEdited={own.isEdited}
        send={send}
        onOk={own.form.submit}
        onClose={onClose}
      >
        {({ busy, send: submit }) => (
          <Flex vertical gap={12}>
            <RecordFields
              {...own.settings}
              fields={own.fields.filter(({ form: asked }) => asked)}
              typed={own.typed}
              initialValues={own.startValues}
              disabled={busy || (received?.done.length ?? 0) > 0}
              onFinish={submit}
            />
            {comers.length > 0 && (
              <Radio.Group
                vertical
                aria-label="名册中的党员"
                disabled={busy}
                value={comer}
                onChange={({ target }) => setComer(String(target.value))}
                options={[
                  ...comers.map((one) => ({ value: textOf(one['memberId']), label: comerText(one) })),
                  { value: NEW, label: '新登记一名党员' },
                ]}
              />
            )}
            <Warnings texts={warnings} />
            <Warnings texts={problem === '' ? [] : [problem]} type="error" />
            {received && (
              <Alert
                type="error"
                showIcon
                role="alert"
                title={`${failed}未完成：${received.reason}`}
                description={
                  <>
                    {received.done.length > 0 && <div>已完成：{received.done.join('、')}</div>}
                    {rest.length > 0 && <div>未处理：{rest.join('、')}</div>}
                    <div>再次按“继续接收”，从未完成的一步继续。</div>
                  </>
                }
              />
            )}
          </Flex>
        )}
      </FormDialog>
      {form && (
        <RecordDialog
          resource={MEMBER_FORM}
          start={form}
          scope={{}}
          shown={{}}
          onClose={() => setForm(undefined)}
          onSaved={(values) => {
            setForm(undefined);
            setEntered({ ...form.base, ...values });
            own.form.submit();
          }}
        />
      )}
    </>
  );
}

/** Receives a member: asks for the receipt, has who comes entered in the roster, and says what of it is done and what is left. */
export function ReceiveDialog(props: ActionDialogProps) {
  const { directionType, toUnit } = props.record;
  const isWithin = directionType === WITHIN;
  const { choices, isFetching } = useChoices(BRANCHES, '', {}, !isWithin);
  const named = choices.find((choice) => choice.name === toUnit);
  if (isFetching) return null;
  return <Receipt {...props} branch={isWithin && named ? { deptId: named.value, deptName: named.name } : {}} />;
}
