import { Form } from 'antd';
import { useState } from 'react';

const sameAs = (draft: object, other: object) => JSON.stringify(draft) === JSON.stringify(other);

/** The form of a dialog with what it began with, and whether it holds anything else by now. */
export function useDraft<Draft extends object>(initial: Draft) {
  const [form] = Form.useForm<Draft>();
  const [dirty, setDirty] = useState(false);
  const props = {
    form,
    initialValues: initial,
    layout: 'vertical' as const,
    scrollToFirstError: { focus: true },
    onValuesChange: (_changed: unknown, all: Draft) => setDirty(!sameAs({ ...initial, ...all }, initial)),
  };
  return { form, dirty, props };
}
