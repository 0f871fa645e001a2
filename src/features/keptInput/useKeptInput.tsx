import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import { dropInput, keepInput, readInput } from './keptInput';

/** What the present user types into the form of this name; it outlives a reload and the end of the session. */
export function useKeptInput(form: string) {
  const { id: user } = useAppSelector(selectUser);
  const [isWhole, setWhole] = useState(true);
  return {
    /** Whether all that was typed is kept. */
    isWhole,
    read: () => readInput(form, user),
    /** @param isAll whether nothing was left out, such as a password */
    keep: (values: Readonly<Record<string, unknown>>, isAll = true) => {
      const isKept = keepInput(form, user, values);
      setWhole(isKept && isAll);
    },
    drop: () => {
      dropInput(form, user);
      setWhole(true);
    },
  };
}

/** Says that a form shows what was typed before the page was left, with a way to drop it. */
export function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button size="small" onClick={onDiscard}>
      放弃
    </Button>
  );
  return <Alert type="info" role="status" title="已恢复未保存的内容" action={discard} />;
}
