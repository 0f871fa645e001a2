import { Alert, Button } from 'antd';
import { useAccess } from '@/features/access/useAccess';
import { permissionFor } from '@/lib/permission';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Resource, ResourceAction } from '../../model/Resource';
import type { Step } from '../../model/steps';

interface Props {
  resource: Resource;
  record: ServerRecord;
  step: Step;
  onAct: (action: ResourceAction) => void;
}

/** Says that a step did not pass, with what may be done in its place. */
export function NotPassed({ resource, record, step, onAct }: Props) {
  const { hasAnyPermission } = useAccess();
  const others = (resource.rowActions ?? []).filter(
    ({ key, permission = '', when }) =>
      step.orElse?.includes(key) && hasAnyPermission(permissionFor(resource, permission)) && (when?.(record) ?? true),
  );
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="该步骤未通过，已登记，可再次办理"
      action={others.map((action) => (
        <Button key={action.key} size="small" onClick={() => onAct(action)}>
          {action.label}
        </Button>
      ))}
    />
  );
}
