import { useEffect, useRef, useState } from 'react';
import { canBeRead, FILE_CHANGED } from '@/lib/canBeRead';

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  file: File;
  /** The part that has been sent, from 0 to 1. */
  share: number;
  /** Why it did not get there; empty while it is on its way. */
  failure: string;
}

interface Ways<Sent> {
  send: (file: File, key: string, on: { signal: AbortSignal; onSent: (share: number) => void }) => Promise<Sent>;
  failureOf: (error: unknown) => string;
  onDone: (key: string, sent: Sent, file: File) => void;
}

/** Sends files, by keys; what does not get there stays in the list. Unmounting aborts what is on its way. */
export function useUploads<Sent>({ send, failureOf, onDone }: Ways<Sent>) {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const show = (key: string, upload?: Upload) =>
    setUploads((before) => {
      const next = new Map(before);
      if (upload) next.set(key, upload);
      else next.delete(key);
      return next;
    });
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    show(key);
  };
  const begin = async (key: string, file: File) => {
    running.current.get(key)?.abort();
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const update = (share: number, failure = '') => {
      if (!signal.aborted) show(key, { file, share, failure });
    };
    update(0);
    try {
      if (!(await canBeRead(file))) return update(0, FILE_CHANGED);
      const sent = await send(file, key, { signal, onSent: update });
      if (signal.aborted) return;
      show(key);
      onDone(key, sent, file);
    } catch (error) {
      update(0, failureOf(error));
    }
  };
  return { uploads, begin, remove };
}
