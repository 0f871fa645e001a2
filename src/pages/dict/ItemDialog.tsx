import { Form, type FormInstance, Input, InputNumber, Select } from 'antd';
import type { DictItemDraft } from '@/features/dict/api/dictItems';
import { useAllDictItemsQuery, useSaveDictItemMutation } from '@/features/dict/dictEndpoints';
import { DictRadio } from '@/features/dict/DictSelect';
import { DictTag } from '@/ui/dict/DictTag';
import { EditDialog } from './EditDialog';
import { toEntry } from './itemColumns';
import { optionalText, requiredText, sortRules, unique } from './rules';

const LIST_CLASSES: { value: string; label: string }[] = [
  { value: '', label: '无' },
  { value: 'default', label: '默认（default）' },
  { value: 'primary', label: '主要（primary）' },
  { value: 'success', label: '成功（success）' },
  { value: 'info', label: '信息（info）' },
  { value: 'warning', label: '警告（warning）' },
  { value: 'danger', label: '危险（danger）' },
];

/**
 * With more items than this, only the server checks that a value is unique, because a check here would load all items.
 */
const MAX_COMPARED = 2000;

interface Props {
  initial: DictItemDraft;
  total: number;
  onClose: () => void;
}

function Preview({ form }: { form: FormInstance<DictItemDraft> }) {
  const label = Form.useWatch('dictLabel', form);
  const listClass = Form.useWatch('listClass', form);
  const cssClass = Form.useWatch('cssClass', form);
  const entry = toEntry({ dictLabel: label || '字典标签', listClass: listClass ?? '', cssClass: cssClass ?? '' });
  return <DictTag entries={[entry]} value={entry.value} />;
}

const trimmed = (draft: DictItemDraft): DictItemDraft => ({
  ...draft,
  dictLabel: draft.dictLabel.trim(),
  dictValue: draft.dictValue.trim(),
});

export function ItemDialog({ initial, total, onClose }: Props) {
  const [save] = useSaveDictItemMutation();
  const { data: all = [] } = useAllDictItemsQuery(initial.dictType, { skip: total > MAX_COMPARED });
  const otherValues = all.filter(({ id }) => id !== initial.id).map(({ dictValue }) => dictValue);
  return (
    <EditDialog
      subject="字典数据"
      initial={initial}
      save={async (draft) => !(await save(trimmed(draft))).error}
      onSaved={onClose}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Form.Item name="dictLabel" label="字典标签" rules={requiredText('字典标签')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="dictValue"
            label="字典键值"
            rules={[...requiredText('字典键值'), unique('字典键值', otherValues)]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="dictSort" label="排序" rules={sortRules}>
            <InputNumber style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="listClass" label="回显样式">
            <Select options={LIST_CLASSES} />
          </Form.Item>
          <Form.Item name="cssClass" label="样式属性" rules={optionalText('样式属性')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item label="预览">
            <Preview form={form} />
          </Form.Item>
          <Form.Item name="isDefault" label="是否默认">
            <DictRadio type="sys_yes_no" />
          </Form.Item>
        </>
      )}
    </EditDialog>
  );
}
