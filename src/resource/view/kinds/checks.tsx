import { ConfigProvider, Form, Skeleton } from 'antd';
import { useMemo } from 'react';
import { type RecordId, textOf } from '@/lib/record/ServerRecord';
import { isLeaf, withLinkedChecks } from '@/ui/tree/treeChecks';
import { OrgTree } from '@/ui/tree/OrgTree';
import { indexTree } from '@/ui/tree/indexTree';
import type { InputProps } from '../../model/FieldBase';
import styles from './checks.module.css';
import { useChoices } from '../../data/useChoices';
import type { ChecksSettings } from '../../model/kinds';
import { ChoiceNames } from './choice';
import type { KindView } from './KindView';

const TREE_HEIGHT_PX = 336;

interface Props extends InputProps, ChecksSettings {
  label: string;
}

function CheckTree({ label, source, linkedBy = '', value, onChange }: Props) {
  const { choices, isFetching, problem } = useChoices(source);
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const isLinked = textOf(Form.useWatch([linkedBy], { preserve: true }) as unknown) === 'true';
  const index = useMemo(() => indexTree(choices), [choices]);
  const valueOf = useMemo(() => new Map(choices.map((choice) => [choice.id, choice.value])), [choices]);
  const sent = Array.isArray(value) ? (value as RecordId[]) : [];
  const ids = sent.map(textOf);
  const change = (checked: string[]) => {
    const next = isLinked ? withLinkedChecks(index, ids, checked) : checked;
    onChange?.(next.map((id) => valueOf.get(id) ?? sent.find((one) => String(one) === id) ?? id));
  };
  const isLoading = isFetching && choices.length === 0;
  const placeholder = isLoading ? <Skeleton active title={false} /> : problem ? `${label}${problem}` : undefined;
  return (
    <div className={styles.tree} inert={componentDisabled}>
      <OrgTree
        label={label}
        records={choices}
        height={TREE_HEIGHT_PX}
        checkedIds={isLinked ? ids.filter((id) => isLeaf(index, id)) : ids}
        independent={!isLinked}
        onCheck={change}
        placeholder={placeholder}
      />
    </div>
  );
}

export const checks: KindView<ChecksSettings> = {
  Input({ field: { label, source, linkedBy }, recordId = '', control }) {
    const url = source.url.replace(':id', encodeURIComponent(recordId));
    return (
      <CheckTree {...control} label={control['aria-label'] ?? label} source={{ ...source, url }} linkedBy={linkedBy} />
    );
  },
  Value: ({ field, value }) => <ChoiceNames source={field.source} value={value} />,
};
