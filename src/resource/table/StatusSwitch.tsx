import { Switch } from 'antd';
import { useOptimistic, useTransition } from 'react';

interface Props {
  label: string;
  checked: boolean;
  mayToggle: (on: boolean) => Promise<boolean>;
  /** Changes it; the switch shows the new state meanwhile, and what the record says afterwards. */
  onToggle: (on: boolean) => Promise<void>;
}

/** A switch that shows its new state at once, and the old one again if the server refuses. */
export function StatusSwitch({ label, checked, mayToggle, onToggle }: Props) {
  const [shown, show] = useOptimistic(checked);
  const [isPending, startTransition] = useTransition();
  const toggle = async (on: boolean) => {
    if (!(await mayToggle(on))) return;
    startTransition(async () => {
      show(on);
      await onToggle(on);
    });
  };
  return (
    <Switch size="small" aria-label={label} checked={shown} disabled={isPending} onChange={(on) => void toggle(on)} />
  );
}
