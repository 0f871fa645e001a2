import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** What is asked, and the words of the answers. */
export interface ConfirmQuestion {
  /** Names what will be lost, if anything: 是否确认删除字典类型“民族”？ */
  text: string;
  /**
   * Agreeing loses something: a warning icon, a red button, and the focus on the button that refuses, so that neither
   * Enter nor Escape loses anything.
   */
  danger?: boolean;
  /** The button that agrees, 确定 by default. */
  okText?: string;
  /** The button that refuses, 取消 by default; say 继续编辑 where the dialog below has a 取消 of its own. */
  cancelText?: string;
}

export interface Confirmation extends ConfirmQuestion {
  /** Tells confirmations apart; two may ask the same. */
  key: number;
  canRefuse: boolean;
  answer: (agreed: boolean) => void;
}

/** Asks, and resolves with whether the user agreed. When `signal` aborts, the question closes and the answer is no. */
export type Confirm = (confirmation: Omit<Confirmation, 'key' | 'answer'>, signal?: AbortSignal) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** @throws {Error} there is no `ConfirmProvider` around the component */
function useAsk(): Confirm {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('Confirmations need a ConfirmProvider.');
  return ask;
}

/**
 * Asks with 确定 and 取消 (§8.30) or the question's own words; resolves with whether the user agreed. A text alone is a
 * question that loses nothing. A question goes with the page that asks it: on another page, 确定 would surprise.
 *
 *     const confirm = useConfirm();
 *     const text = `是否确认删除岗位“${post.postName}”？`;
 *     if (await confirm({ text, danger: true })) await remove(post);
 */
export function useConfirm(): (question: string | ConfirmQuestion) => Promise<boolean> {
  const ask = useAsk();
  const shown = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    (question) => {
      const words = typeof question === 'string' ? { text: question } : question;
      return ask({ ...words, canRefuse: true }, shown.current?.signal);
    },
    [ask],
  );
}

/** Shows a message with 确定 (§8.29); resolves when the user has closed it. */
export function useAlert(): (text: string) => Promise<void> {
  const ask = useAsk();
  return useCallback(async (text) => void (await ask({ text, canRefuse: false })), [ask]);
}
