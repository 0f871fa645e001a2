import { canBeRead, FILE_CHANGED } from '@/lib/canBeRead';
import { createObservable } from '@/lib/createObservable';
import type { Chat } from '../store/createChat';
import { describeExtra, type ExtraCalls } from './extraCalls';
import { refusalOf, typeOf, type UploadRules } from './uploadRules';

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  key: number;
  file: File;
  /** The part that has been sent, from 0 to 1. */
  share: number;
  /** Why it did not get there; empty while it is on its way. */
  failure: string;
  abort: () => void;
}

/** Sends the files of a question; once at the server, they belong to its draft. */
export function createUploads(
  { state, dispatch }: Pick<Chat, 'state' | 'dispatch'>,
  upload: ExtraCalls['upload'],
  rules: UploadRules,
) {
  const list = createObservable<readonly Upload[]>([]);
  let keys = 0;

  const change = (next: readonly Upload[], files = state.get().field.files) => {
    list.set(next);
    dispatch({ type: 'filesChanged', files, isUploading: next.length > 0 });
  };
  const without = (key: number) => list.get().filter((one) => one.key !== key);

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = (part: Partial<Upload>) =>
      list.set(list.get().map((one) => (one.key === key ? { ...one, ...part } : one)));
    update({ share: 0, failure: '', abort: () => controller.abort() });
    if (!(await canBeRead(file))) {
      update({ failure: FILE_CHANGED });
      return;
    }
    try {
      const id = await upload(file, signal, (share) => update({ share }));
      const done = { id, name: file.name, kind: typeOf(file.name, rules)?.kind ?? '' };
      if (!signal.aborted) change(without(key), [...state.get().field.files, done]);
    } catch (error) {
      update({ failure: describeExtra(error) });
    }
  };

  return {
    list,
    /** Sends files; returns why some are not sent. */
    add: (files: readonly File[]): string[] =>
      files.flatMap((file) => {
        const reason = refusalOf(file, rules, list.get().length + state.get().field.files.length);
        if (reason !== undefined) return [`${file.name}：${reason}`];
        const key = (keys += 1);
        change([...list.get(), { key, file, share: 0, failure: '', abort: () => undefined }]);
        void send(key, file);
        return [];
      }),
    retry: ({ key, file }: Upload) => void send(key, file),
    remove({ key, abort }: Upload) {
      abort();
      change(without(key));
    },
    /** Gives up what is on its way; returns its names. */
    close(): string[] {
      const lost = list.get();
      for (const { abort } of lost) abort();
      if (lost.length > 0) change([]);
      return lost.map(({ file }) => file.name);
    },
  };
}
