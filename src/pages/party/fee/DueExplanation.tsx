import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { explainDue } from './dues';

/** The form of a standard, with how its dues come about. */
export function DueExplanation({ record, children }: { record: ServerRecord; children: ReactNode }) {
  const text = explainDue(record);
  return (
    <>
      {children}
      <div role="status">{text !== undefined && <Alert type="info" title={text} />}</div>
    </>
  );
}
