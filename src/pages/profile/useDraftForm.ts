import { Form } from 'antd';
import { useState } from 'react';

/** A form that knows whether it holds something that is not saved. */
export function useDraftForm<Draft extends object>(initial: Draft) {
  const [form] = Form.useForm<Draft>();
  const [saved, setSaved] = useState(initial);
  const draft = Form.useWatch([], form) as Partial<Draft> | undefined;
  return {
    form,
    dirty: JSON.stringify({ ...saved, ...draft }) !== JSON.stringify(saved),
    /** What was saved becomes what the form begins with. */
    settle: setSaved,
    discard: () => form.setFieldsValue(saved),
    settings: {
      form,
      initialValues: initial,
      layout: 'vertical' as const,
      requiredMark: false as const,
      scrollToFirstError: { focus: true },
    },
  };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraftForm<Draft>>;
