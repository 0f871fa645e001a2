import { Alert, Button } from 'antd';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { passGateway } from '@/lib/sso/passGateway';
import type { SaveResult } from '../../data/saveOutcome';
import type { Resource } from '../../model/Resource';
import { ConflictAlert } from './ConflictAlert';
import { UnknownAlert } from './UnknownAlert';

/** Why a record is not saved. */
export type SaveProblem = Exclude<SaveResult, { outcome: 'saved' }>;

interface Props {
  problem: SaveProblem;
  resource: Resource;
  /** The fields that the user edited, with their new values. */
  mine: ServerRecord;
  onRepeat: () => void;
  /** Saves over what somebody else has saved; without that, once more. */
  onDecide: (from: ServerRecord | undefined) => void;
  /** Takes the values that somebody else has saved. */
  onReload: (current: ServerRecord, names: readonly string[]) => void;
  onSaved: () => void;
}

/** Says in a record's form why it is not saved, with the ways on; `sendRecord` keeps such failures from the toasts. */
export function SaveNotice({ problem, resource, mine, onRepeat, onDecide, onReload, onSaved }: Props) {
  switch (problem.outcome) {
    case 'conflict': {
      const { current, fields } = problem;
      return (
        <ConflictAlert
          resource={resource}
          fields={fields}
          theirs={current}
          mine={mine}
          onOverwrite={() => onDecide(current)}
          onReload={() => onReload(current, fields)}
        />
      );
    }
    case 'gone':
      return (
        <Alert
          type="warning"
          role="alert"
          title={`该${resource.noun}已被他人删除或移走，无法保存，列表已刷新。您填写的内容仍在此处，可以复制。`}
        />
      );
    case 'unknown':
      return <UnknownAlert {...problem} resource={resource} onSubmit={() => onDecide(undefined)} onSaved={onSaved} />;
    case 'failed': {
      if (!problem.wayOn) return null;
      const [label, run] =
        problem.wayOn === 'reload' ? (['重新加载', passGateway] as const) : (['重试', onRepeat] as const);
      const again = (
        <Button size="small" onClick={run}>
          {label}
        </Button>
      );
      return <Alert type="error" role="alert" title={`保存失败：${problem.message}。内容仍保留。`} action={again} />;
    }
  }
}
