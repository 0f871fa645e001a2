import { Alert, Button, Flex, Form, Progress } from 'antd';
import { useRef, useState } from 'react';
import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { type FailedItem, readFill, runFill } from '../../data/fillRecords';
import type { Field } from '../../model/Field';
import type { Fill, FillItem, FillPlan } from '../../model/fill';
import { type Inputs, inputsOf, isAsked, newRecordOf } from '../../model/formValues';
import type { ListParams } from '../../model/listQuery';
import { countOf, namesText, type Resource } from '../../model/Resource';
import { RecordFields } from '../form/RecordFields';

/** What is to be made, and how far that is. */
interface Job {
  asked: ServerRecord;
  plan: FillPlan;
  /** How many were there before. */
  there: number;
  made: number;
  /** Not made yet. */
  items: readonly FillItem[];
  failed: readonly FailedItem[];
}

interface Props {
  resource: Resource;
  label: string;
  fill: Fill;
  ask: readonly Field[];
  /** What this place fixes, such as the kind that an entry of the menu names: it stands with what is asked. */
  scope: ServerRecord;
  /** What the list is asked for: fields of the same names begin with it. */
  shown: ListParams;
  onClose: () => void;
}

/** Names by what is said of them. */
function Reasons({ title, reasons }: { title: string; reasons: readonly (readonly [string, readonly string[]])[] }) {
  if (reasons.length === 0) return null;
  const lines = reasons.map(([said, names]) => (
    <div key={said}>
      {said}：{names.join('、')}
    </div>
  ));
  return <Alert type="warning" showIcon title={title} description={lines} />;
}

function reasonsOf(failed: readonly FailedItem[]): readonly (readonly [string, readonly string[]])[] {
  const reasons = [...new Set(failed.map(({ reason }) => reason))];
  return reasons.map((said) => [said, failed.filter(({ reason }) => reason === said).map(({ item }) => item.name)]);
}

/** Asks, shows what will be made of it, makes it, and says what is left. */
export function FillDialog({ resource, label, fill, ask, scope, shown, onClose }: Props) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [form] = Form.useForm<Inputs>();
  const [start] = useState(() => ({
    ...inputsOf(ask, undefined),
    ...inputsOf(
      ask.filter(({ name }) => shown[name] !== undefined),
      shown,
    ),
  }));
  const [typed, setTyped] = useState<Inputs>(start);
  const [job, setJob] = useState<Job>();
  const [busy, setBusy] = useState<'reading' | 'making'>();
  const [progress, setProgress] = useState({ sent: 0, of: 0 });
  const [problem, setProblem] = useState('');
  const isStopped = useRef(false);
  const leave = useLeaveConfirm(busy === 'making', { isKept: false, onLeave: () => (isStopped.current = true) });

  const during = async (what: typeof busy, work: () => Promise<void>) => {
    setBusy(what);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(describeError(error) ?? '');
    } finally {
      setBusy(undefined);
    }
  };
  const prepare = (values: Inputs) =>
    during('reading', async () => {
      const asked = newRecordOf(ask, { ...typed, ...values }, scope);
      const { missing, ...plan } = await dispatch(readFill(resource, fill, asked));
      setJob({ asked, plan, there: plan.items.length - missing.length, made: 0, items: missing, failed: [] });
    });
  /** Makes what was not reached yet, or tries again what has failed. */
  const make = (before: Job, what: 'items' | 'failed') =>
    during('making', async () => {
      const items = what === 'items' ? before.items : before.failed.map(({ item }) => item);
      isStopped.current = false;
      setProgress({ sent: 0, of: Math.min(items.length, fill.max) });
      const { made, failed, unsent } = await dispatch(
        runFill(resource, fill, before.asked, {
          items,
          isStopped: () => isStopped.current,
          onProgress: (sent, of) => setProgress({ sent, of }),
        }),
      );
      const other = what === 'items' ? { items: unsent, failed: [...before.failed, ...failed] } : undefined;
      setJob({ ...before, made: before.made + made, items: [...unsent, ...before.items], failed, ...other });
    });
  const close = async () => {
    if (busy === 'making') {
      const text = '正在生成，关闭后停止，已生成的保留。确定关闭吗？';
      if (!(await confirm({ text, danger: true, cancelText: '继续生成' }))) return;
      isStopped.current = true;
    }
    if (!leave.hasLeft()) onClose();
  };
  const { measure = '个' } = (job && fill.from?.(job.asked).list) ?? resource;
  const unit = measure === '名' ? '人' : measure;
  const count = (number: number) => countOf(resource, number);
  const hasBegun = job !== undefined && job.made + job.failed.length > 0;
  const isMaking = busy === 'making';
  const isDone = job?.items.length === 0;
  const footer = (
    <>
      {job && job.failed.length > 0 && !isMaking && <Button onClick={() => void make(job, 'failed')}>再试</Button>}
      <ModalButtons
        okText={job ? (isDone ? '完成' : hasBegun ? '继续' : '生成') : '下一步'}
        cancelText={isMaking ? '停止' : hasBegun ? '关闭' : '取消'}
        busy={busy !== undefined}
        onOk={() => (job ? (isDone ? void close() : void make(job, 'items')) : form.submit())}
        onCancel={() => (isMaking ? (isStopped.current = true) : void close())}
      />
    </>
  );
  return (
    <DraggableModal open title={label} width={560} onCancel={() => void close()} footer={footer}>
      <Flex vertical gap={12}>
        <RecordFields
          form={form}
          fields={ask.filter((field) => isAsked(field, typed))}
          typed={typed}
          initialValues={start}
          disabled={busy !== undefined || hasBegun}
          onValuesChange={(_changed, all) => {
            setTyped({ ...typed, ...all });
            // It was another job.
            setJob(undefined);
          }}
          onFinish={(values) => void prepare(values)}
        />
        {isMaking && (
          <div role="status">
            正在生成 {progress.sent}/{progress.of}
            <Progress percent={(100 * progress.sent) / Math.max(progress.of, 1)} showInfo={false} aria-hidden />
          </div>
        )}
        {problem !== '' && <Alert type="error" showIcon role="alert" title={problem} />}
        {job && !isMaking && (
          <div role="status">
            {hasBegun ? (
              <b>已生成 {count(job.made)}</b>
            ) : (
              <b>{job.items.length > 0 ? `将生成 ${count(job.items.length)}` : '没有需要生成的'}</b>
            )}
            {job.there > 0 && <div>已有 {count(job.there)}，不再生成</div>}
            {!hasBegun && job.items.length > fill.max && (
              <div>
                每次最多 {fill.max} {resource.measure ?? '个'}，其余接着生成
              </div>
            )}
            {hasBegun && job.items.length > 0 && <div>还有 {count(job.items.length)}没有生成</div>}
            {!hasBegun && job.items.length > 0 && <div>{namesText(job.items.map(({ name }) => name))}</div>}
          </div>
        )}
        {job && (
          <>
            <Reasons
              title="不生成"
              reasons={[...job.plan.leftOut].map(([reason, names]) => [`${names.length}${unit}${reason}`, names])}
            />
            <Reasons title={`失败 ${count(job.failed.length)}`} reasons={reasonsOf(job.failed)} />
          </>
        )}
      </Flex>
    </DraggableModal>
  );
}
