// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createTestServices, createTestStore } from '../../../../tests/createTestStore';
import { http, startBackend } from '../../../../tests/httpBackend';
import { pageWrapper } from '../../../../tests/pageWrapper';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Field } from '../../model/Field';
import { RecordFields } from './RecordFields';
import { useChecks } from './useChecks';

startBackend();

const FIELDS: readonly Field[] = [
  { name: 'base', label: '基数', kind: 'number', private: true },
  { name: 'due', label: '应交', kind: 'number', form: true },
];

function Checked({ base }: { base: ServerRecord }) {
  const [isSent, setSent] = useState(false);
  const rules = useChecks(FIELDS, { due: (record) => (record['base'] === 3000 ? undefined : '不足') }, base);
  const shown = FIELDS.filter((field) => field.form);
  const start = { base: null, due: 1, ...base };
  return (
    <>
      <RecordFields name="form" fields={shown} rules={rules} initialValues={start} onFinish={() => setSent(true)} />
      {isSent && '已发送'}
    </>
  );
}

test.each([
  ['known', { id: 1, base: 2000 }, '不足'],
  ['not kept over a reload', { id: 1 }, '已发送'],
])('a check that rests on a private value that is %s', async (_what, base, said) => {
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <Checked base={base} />
    </Provider>,
    pageWrapper(),
  );
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  expect(await screen.findByText(said)).toBeInTheDocument();
});
