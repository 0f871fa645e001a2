import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isReloading } from '@/lib/reloadWindow';
import { useConfirm } from '@/ui/dialog/confirmations';

const QUESTION = { text: '有未保存的修改，离开后将丢失，确定离开吗？', danger: true, cancelText: '继续编辑' };

interface Leave {
  /** Whether the edits are there again after a reload. */
  isKept: boolean;
  /** They are those of a page: another address of it loses nothing. */
  isOfPage?: boolean;
  /** Called when the user agreed to lose the edits. */
  onLeave: () => void;
}

/**
 * Asks before unsaved edits are lost: when the form is closed, when the user navigates, and when the browser tab is
 * closed.
 */
export function useLeaveConfirm(isEdited: boolean, { isKept, isOfPage = false, onLeave }: Leave) {
  const confirm = useConfirm();
  const asking = useRef(false);
  const left = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isEdited && !(isOfPage && currentLocation.pathname === nextLocation.pathname),
  );
  const blocked = blocker.state === 'blocked';
  useBeforeUnload((event) => {
    if (isEdited && !(isKept && isReloading())) event.preventDefault();
  });

  const mayLeave = async () => {
    asking.current = true;
    const agreed = await confirm(QUESTION);
    asking.current = false;
    left.current ||= agreed;
    return agreed;
  };
  const judge = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    // While a question is open, the user must answer it first.
    if (!asking.current && (await mayLeave())) {
      blocker.proceed();
      onLeave();
    } else blocker.reset();
  });
  useEffect(() => {
    if (blocked) void judge();
  }, [blocked]);
  return {
    /** Whether the question is on the screen. */
    isAsking: () => asking.current,
    /** Whether the user has left the form meanwhile, for what arrives late. */
    hasLeft: () => left.current,
    close: async () => {
      if (asking.current) return;
      if (!isEdited || (await mayLeave())) onLeave();
    },
  };
}
