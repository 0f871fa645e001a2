import { Alert } from 'antd';
import { useState } from 'react';
import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { readAll } from '../../data/readAll';
import type { Read, Resource } from '../../model/Resource';

/** Reads all rows of a list; what fails is left to the caller. */
export function useRead(): Read {
  const dispatch = useAppDispatch();
  return (list, query) => dispatch(readAll(list, query));
}

/** What a description warns of before a save. Each text is seen before it is passed; a changed form is looked at anew. */
export function useWarnings({ warn }: Pick<Resource, 'warn'>) {
  const read = useRead();
  const [shown, setShown] = useState<readonly string[]>([]);
  return {
    shown,
    forget: () => setShown([]),
    /**
     * Resolves with whether the values may be saved now.
     *
     * @param further what else has to be warned of
     */
    pass: async (values: ServerRecord, further?: (read: Read) => Promise<readonly string[]>): Promise<boolean> => {
      if (shown.length > 0) return true;
      const all = async () => [...((await warn?.(values, read)) ?? []), ...((await further?.(read)) ?? [])];
      const texts = await all().catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        return [`未能核对：${describeError(error) ?? ''}`];
      });
      setShown(texts);
      return texts.length === 0;
    },
  };
}

interface Props {
  texts: readonly string[];
  type?: 'warning' | 'error';
}

/** What is to be seen before a button below is pressed; nothing where there are no texts. */
export const Warnings = ({ texts, type = 'warning' }: Props) =>
  texts.length > 0 && (
    <Alert
      type={type}
      showIcon
      role="alert"
      title={texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      style={{ marginBottom: 12, textAlign: 'start' }}
    />
  );
