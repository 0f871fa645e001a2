import { Form } from 'antd';
import { useState } from 'react';
import { useKeptInput } from '@/features/keptInput/useKeptInput';

/** What was kept of a draft: texts, as far as the form has fields for them. */
const textsOf = <Draft extends object>(initial: Draft, kept: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(kept).filter(([name, text]) => name in initial && typeof text === 'string'));

/**
 * A form that knows whether it holds something that is not saved.
 *
 * @param name the name under which what is typed is kept; undefined: passwords, which are not
 */
export function useDraftForm<Draft extends object>(initial: Draft, name?: string) {
  const [form] = Form.useForm<Draft>();
  const kept = useKeptInput(name ?? '');
  const [saved, setSaved] = useState(initial);
  const [start] = useState(() => textsOf(initial, name === undefined ? undefined : kept.read()));
  const [restored, setRestored] = useState(Object.keys(start).length > 0);
  // Not by `Form.useWatch`, which tells later: until then nothing would ask before the page is left.
  const [draft, setDraft] = useState<object>(start);
  const forget = () => {
    setRestored(false);
    if (name !== undefined) kept.drop();
  };
  const isDirty = (typed: object) => JSON.stringify({ ...saved, ...typed }) !== JSON.stringify(saved);
  return {
    form,
    saved,
    dirty: isDirty(draft),
    isKept: name !== undefined && kept.isWhole,
    restored,
    /** What was saved becomes what the form begins with. */
    settle: (now: Draft) => {
      setSaved(now);
      setDraft({});
      forget();
    },
    /** Gives up what was typed. */
    discard: () => {
      form.resetFields();
      form.setFieldsValue(saved);
      setDraft({});
      forget();
    },
    /** Drops the kept copy of what the user leaves behind. */
    forget,
    settings: {
      form,
      initialValues: { ...initial, ...start },
      layout: 'vertical' as const,
      requiredMark: false as const,
      scrollToFirstError: { focus: true },
      onValuesChange: (_changed: unknown, all: object) => {
        setDraft(all);
        if (!isDirty(all)) forget();
        else if (name !== undefined) kept.keep({ ...all });
      },
    },
  };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraftForm<Draft>>;
