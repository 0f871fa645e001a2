import { useEffect, useRef, useState } from 'react';
import { canBeRead, FILE_CHANGED } from '@/lib/http/uploadFailure';
import { useLeaveConfirm } from '../dialog/useLeaveConfirm';

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  file: File;
  /** The part that has been sent, from 0 to 1; undefined while the file waits for its turn. */
  share: number | undefined;
  /** Why it did not get there; empty while it is on its way. */
  failure: string;
}

interface Running<Sent> {
  file: File;
  controller: AbortController;
  result: Promise<Sent | undefined>;
}

interface Ways<Sent> {
  send: (file: File, key: string, on: { signal: AbortSignal; onSent: (share: number) => void }) => Promise<Sent>;
  failureOf: (error: unknown) => string;
  onDone?: (key: string, sent: Sent, file: File) => void;
  /** Called when the user agreed to leave files that are on their way. */
  onLeave?: () => void;
  /** Another page does not stop them. */
  isOfWindow?: boolean;
}

export const UPLOAD_STOPPED = '已取消上传';

/**
 * Sends files, by keys; what does not get there stays in the list. Before files on their way are left, the user is asked;
 * unmounting aborts them.
 */
export function useUploads<Sent>({ send, failureOf, onDone, onLeave, isOfWindow = false }: Ways<Sent>) {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const running = useRef(new Map<string, Running<Sent>>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ controller }) => controller.abort());
  }, []);
  const isUnderWay = [...uploads.values()].some(({ failure }) => failure === '');
  const { close } = useLeaveConfirm(isUnderWay, {
    isKept: false,
    isUpload: true,
    isOfWindow,
    onLeave: () => onLeave?.(),
  });

  const show = (key: string, upload?: Upload) =>
    setUploads((before) => {
      const next = new Map(before);
      if (upload) next.set(key, upload);
      else next.delete(key);
      return next;
    });
  const remove = (key: string) => {
    running.current.get(key)?.controller.abort();
    show(key);
  };
  const work = async (key: string, file: File, signal: AbortSignal): Promise<Sent | undefined> => {
    const update = (share: number | undefined, failure = '') => {
      if (!signal.aborted) show(key, { file, share, failure });
    };
    update(undefined);
    try {
      if (!(await canBeRead(file))) return void update(0, FILE_CHANGED);
      const sent = await send(file, key, { signal, onSent: update });
      if (signal.aborted) return undefined;
      show(key);
      onDone?.(key, sent, file);
      return sent;
    } catch (error) {
      update(0, failureOf(error));
      return undefined;
    }
  };
  return {
    uploads,
    /** Resolves with the answer, or undefined if the file did not get there. A file on its way is not sent twice. */
    begin: (key: string, file: File): Promise<Sent | undefined> => {
      const before = running.current.get(key);
      if (before?.file === file) return before.result;
      before?.controller.abort();
      const controller = new AbortController();
      const result = work(key, file, controller.signal).finally(() => {
        if (running.current.get(key)?.controller === controller) running.current.delete(key);
      });
      running.current.set(key, { file, controller, result });
      return result;
    },
    /** Stops a file, and drops it from the list. */
    remove,
    sending: {
      /** Stops all; they stay in the list. */
      stop: () =>
        running.current.forEach(({ file, controller }, key) => {
          controller.abort();
          show(key, { file, share: 0, failure: UPLOAD_STOPPED });
        }),
      /** Asks whether to leave what is on its way, and does so. */
      close,
    },
  };
}
