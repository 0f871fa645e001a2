import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useAccess } from '@/features/access/useAccess';
import { permissionFor } from '@/lib/permission';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { fullNameOf } from '../../model/Resource';
import { doneOf, stepsFor, unwrittenOf } from '../../model/steps';
import { StepForm, type StepProps } from './StepForm';

/** 办理: the form of the step that a record needs next, alone; of one that was not written, the way on. */
export default function StepDialog(props: StepProps) {
  const { resource, steps, record, entries } = props;
  const { hasAnyPermission } = useAccess();
  const [chosen, setChosen] = useState('');
  const pending = unwrittenOf(steps, record, doneOf(steps, entries));
  const offered = stepsFor(steps, record).filter(({ permission }) =>
    hasAnyPermission(permissionFor(resource, permission)),
  );
  const step = pending
    ? offered.find(({ key }) => key === pending[steps.at])
    : (offered.find(({ key }) => key === chosen) ?? offered[0]);
  if (step)
    return <StepForm key={step.key} {...props} offered={offered} step={step} onStep={setChosen} begun={pending} />;
  return (
    <DraggableModal
      open
      title={`办理：${fullNameOf(resource, record)}`}
      onCancel={props.onClose}
      footer={<Button onClick={props.onClose}>关闭</Button>}
    >
      <Alert type="warning" showIcon title="上一步已登记，尚有未写入的内容，由办理该步骤的人继续" />
    </DraggableModal>
  );
}
