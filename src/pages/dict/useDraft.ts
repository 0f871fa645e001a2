import { Form } from 'antd';
import { useState } from 'react';

const sameAs = (draft: object, other: object) => JSON.stringify(draft) === JSON.stringify(other);

/** The form of a dialog with its settings, and whether it holds anything else by now than it began with. */
export function useDraft<Draft extends object>(initial: Draft) {
  const [form] = Form.useForm<Draft>();
  const [dirty, setDirty] = useState(false);
  const settings = {
    form,
    initialValues: initial,
    layout: 'vertical' as const,
    scrollToFirstError: { focus: true },
    onValuesChange: (_changed: unknown, all: Draft) => setDirty(!sameAs({ ...initial, ...all }, initial)),
  };
  return { form, dirty, settings };
}
