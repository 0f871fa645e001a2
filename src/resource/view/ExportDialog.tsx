import { Flex, Form } from 'antd';
import { useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { FormDialog } from '@/ui/dialog/FormDialog';
import type { Field } from '../model/Field';
import { type Inputs, inputsOf, newRecordOf } from '../model/formValues';
import { RecordFields } from './form/RecordFields';

interface Props {
  noun: string;
  question: string;
  ask: readonly Field[];
  onExport: (asked: ServerRecord) => void;
  onClose: () => void;
}

/** Asks before an export, such as for its purpose. */
export function ExportDialog({ noun, question, ask, onExport, onClose }: Props) {
  const [form] = Form.useForm<Inputs>();
  const [start] = useState(() => inputsOf(ask, undefined));
  const save = () => {
    onExport(newRecordOf(ask, form.getFieldsValue(), {}));
    return Promise.resolve(true);
  };
  return (
    <FormDialog title={`导出${noun}`} okText="导出" send={save} onOk={form.submit} onClose={onClose}>
      {({ busy, send }) => (
        <Flex vertical gap={12}>
          {question}
          <RecordFields form={form} fields={ask} initialValues={start} disabled={busy} onFinish={send} />
        </Flex>
      )}
    </FormDialog>
  );
}
