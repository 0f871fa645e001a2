import { Form, Input, TreeSelect } from 'antd';
import type { DictTypeDraft } from '@/features/dict/api/dictTypes';
import { useDictTypesQuery, useSaveDictTypeMutation } from '@/features/dict/dictApi';
import { DictRadio } from '@/features/dict/DictRadio';
import { toast } from '@/ui/toast/toast';
import styles from './DictPage.module.css';
import { EditDialog } from './EditDialog';
import { remarkRules, requiredText, typeKeyRules, unique } from './rules';
import { possibleParents, typeTree } from './typeTree';
import { useDraft } from './useDraft';

interface Props {
  initial: DictTypeDraft;
  onClose: () => void;
  /** It was saved under this key. */
  onSaved: (dictType: string) => void;
}

/** The form of a dictionary type, new or changed. */
export function TypeDialog({ initial, onClose, onSaved }: Props) {
  const { data: types = [] } = useDictTypesQuery();
  const [save, { isLoading }] = useSaveDictTypeMutation();
  const { form, dirty, props } = useDraft(initial);
  const isNew = initial.id === undefined;
  const otherKeys = types.filter(({ id }) => id !== initial.id).map(({ dictType }) => dictType);

  const submit = async (values: DictTypeDraft) => {
    const draft = { ...initial, ...values, parentId: values.parentId ?? '' };
    draft.dictName = draft.dictName.trim();
    draft.dictType = draft.dictType.trim();
    const { error } = await save(draft);
    if (error) return;
    toast.success(isNew ? '新增成功' : '修改成功');
    onSaved(draft.dictType);
  };
  return (
    <EditDialog
      title={isNew ? '新增字典类型' : '修改字典类型'}
      dirty={dirty}
      saving={isLoading}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form<DictTypeDraft> {...props} className={styles['form'] ?? ''} onFinish={(values) => void submit(values)}>
        <Form.Item name="parentId" label="上级字典" getValueProps={(id: string) => ({ value: id || undefined })}>
          <TreeSelect
            allowClear
            showSearch={{ treeNodeFilterProp: 'dictName' }}
            treeDefaultExpandAll
            placeholder="无（根字典）"
            treeData={typeTree(possibleParents(types, initial.id))}
            fieldNames={{ label: 'dictName', value: 'id', children: 'children' }}
          />
        </Form.Item>
        <Form.Item name="dictName" label="字典名称" rules={requiredText('字典名称')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="dictType" label="字典类型" rules={[...typeKeyRules, unique('字典类型', otherKeys)]}>
          <Input autoComplete="off" />
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
