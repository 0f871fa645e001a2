import { Form, Input, InputNumber, Select } from 'antd';
import type { DictItemDraft } from '@/features/dict/api/dictItems';
import { useAllDictItemsQuery, useSaveDictItemMutation } from '@/features/dict/dictApi';
import { DictRadio } from '@/features/dict/DictRadio';
import { DictTag } from '@/ui/dict/DictTag';
import { toast } from '@/ui/toast/toast';
import styles from './DictPage.module.css';
import { EditDialog } from './EditDialog';
import { toEntry } from './itemEntry';
import { LIST_CLASSES } from './listClasses';
import { optionalText, remarkRules, requiredText, sortRules, unique } from './rules';
import { useDraft } from './useDraft';

/** Up to this many items all values are fetched to check a new one against; beyond it the server alone decides. */
const MOST_TO_COMPARE = 2000;

interface Props {
  initial: DictItemDraft;
  /** Items of the type in all. */
  total: number;
  onClose: () => void;
}

/** How the item will look, while its form is filled in. */
function Preview({ form }: { form: ReturnType<typeof useDraft<DictItemDraft>>['form'] }) {
  const label = Form.useWatch('dictLabel', form);
  const listClass = Form.useWatch('listClass', form);
  const cssClass = Form.useWatch('cssClass', form);
  const entry = toEntry({ dictLabel: label || '字典标签', listClass: listClass ?? '', cssClass: cssClass ?? '' });
  return <DictTag entries={[entry]} value={entry.value} />;
}

/** The form of a dictionary item, new or changed. */
export function ItemDialog({ initial, total, onClose }: Props) {
  const [save, { isLoading }] = useSaveDictItemMutation();
  const { data: all = [] } = useAllDictItemsQuery(initial.dictType, { skip: total > MOST_TO_COMPARE });
  const { form, dirty, props } = useDraft(initial);
  const isNew = initial.id === undefined;
  const otherValues = all.filter(({ id }) => id !== initial.id).map(({ dictValue }) => dictValue);

  const submit = async (values: DictItemDraft) => {
    const draft = { ...initial, ...values };
    draft.dictLabel = draft.dictLabel.trim();
    draft.dictValue = draft.dictValue.trim();
    const { error } = await save(draft);
    if (error) return;
    toast.success(isNew ? '新增成功' : '修改成功');
    onClose();
  };
  return (
    <EditDialog
      title={isNew ? '新增字典数据' : '修改字典数据'}
      dirty={dirty}
      saving={isLoading}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form<DictItemDraft> {...props} className={styles['form'] ?? ''} onFinish={(values) => void submit(values)}>
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
          <InputNumber className={styles['number'] ?? ''} />
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
        <Form.Item name="status" label="状态">
          <DictRadio type="sys_normal_disable" />
        </Form.Item>
        <Form.Item name="remark" label="备注" rules={remarkRules} className={styles['wide'] ?? ''}>
          <Input.TextArea rows={3} />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </EditDialog>
  );
}
