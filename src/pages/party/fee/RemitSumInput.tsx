import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import { textOf } from '@/lib/record/ServerRecord';
import { typedDate } from '@/lib/time/typedDate';
import type { InputProps } from '@/resource/model/FieldBase';
import { useRead } from '@/resource/view/form/useWarnings';
import { useToast } from '@/ui/toast/useToast';
import { FEES } from './fees';
import { paidOf } from './remitRules';

/** An amount, proposed with the number of those who paid from the dues of the month. */
export function RemitSumInput({ value, onChange, ...control }: InputProps) {
  const form = Form.useFormInstance();
  const read = useRead();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const propose = async () => {
    const deptId = textOf(form.getFieldValue('deptId'));
    const feeMonth = textOf(typedDate('month', textOf(form.getFieldValue('remitMonth'))));
    if (deptId === '' || feeMonth === '') return toast.warning('请先选择党支部和月份');
    const { cents, members } = paidOf(await read(FEES, { deptId, feeMonth }));
    if (members === 0) return toast.warning(`${feeMonth}没有已交的党费`);
    // The change of this field takes the other one along.
    form.setFieldsValue({ memberNum: members });
    onChange?.(cents / 100);
  };
  const press = () => {
    setBusy(true);
    void propose()
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        toast.warning(describeError(error) ?? error.message);
      })
      .finally(() => setBusy(false));
  };
  return (
    <Space.Compact block>
      <Input
        {...control}
        value={textOf(value)}
        inputMode="decimal"
        suffix="元"
        autoComplete="off"
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button loading={busy} onClick={press}>
        按实交填入
      </Button>
    </Space.Compact>
  );
}
