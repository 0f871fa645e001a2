import { Form, Input } from 'antd';
import { dictBackend } from '@/features/dict/api/dictBackend';
import type { DictType, DictTypeDraft } from '@/features/dict/api/dictTypes';
import { useDictTypesQuery, useSaveDictTypeMutation } from '@/features/dict/dictEndpoints';
import { TreeSelect } from '@/ui/tree/TreeSelect';
import { EditDialog } from './EditDialog';
import { possibleParents, typeItem } from './typeItems';
import { requiredText, typeKeyRules, unique } from './rules';

interface ParentFieldProps {
  types: readonly DictType[];
  id?: string;
  value?: string;
  onChange?: (parentId: string) => void;
}

function ParentField({ types, id = '', value, onChange }: ParentFieldProps) {
  return (
    <TreeSelect
      id={id}
      records={types.map(typeItem)}
      label="上级字典"
      placeholder="无（根字典）"
      value={value || undefined}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  );
}

interface Props {
  initial: DictTypeDraft;
  onClose: () => void;
  onSaved: (dictType: string) => void;
}

const trimmed = (draft: DictTypeDraft): DictTypeDraft => ({
  ...draft,
  dictName: draft.dictName.trim(),
  dictType: draft.dictType.trim(),
});

export function TypeDialog({ initial, onClose, onSaved }: Props) {
  const { data: types = [] } = useDictTypesQuery();
  const [save] = useSaveDictTypeMutation();
  const otherKeys = types.filter(({ id }) => id !== initial.id).map(({ dictType }) => dictType);
  return (
    <EditDialog
      subject="字典类型"
      initial={initial}
      save={async (draft) => !(await save(trimmed(draft))).error}
      onSaved={({ dictType }) => onSaved(dictType.trim())}
      onClose={onClose}
    >
      {() => (
        <>
          {dictBackend.isNested && (
            <Form.Item name="parentId" label="上级字典">
              <ParentField types={possibleParents(types, initial.id)} />
            </Form.Item>
          )}
          <Form.Item name="dictName" label="字典名称" rules={requiredText('字典名称')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="dictType" label="字典类型" rules={[...typeKeyRules, unique('字典类型', otherKeys)]}>
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
    </EditDialog>
  );
}
