import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Permitted } from '@/features/access/Permitted';
import { dictBackend } from '@/features/dict/api/dictBackend';
import type { DictType, DictTypeDraft } from '@/features/dict/api/dictTypes';
import { useRemoveDictTypeMutation } from '@/features/dict/dictEndpoints';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { useToast } from '@/ui/toast/toast';
import { TypeDialog } from './TypeDialog';

const newType = (parentId: string): DictTypeDraft => ({
  parentId,
  dictName: '',
  dictType: '',
  status: '0',
  remark: '',
});

interface Props {
  selected: DictType | undefined;
  onSelect: (dictType: string) => void;
}

/** Actions on types: add a root or a child, edit and delete the selected type. */
export function TypeActions({ selected, onSelect }: Props) {
  const confirm = useConfirm();
  const toast = useToast();
  const [draft, setDraft] = useState<DictTypeDraft>();
  const [remove, { isLoading: removing }] = useRemoveDictTypeMutation();

  const removeSelected = async (type: DictType) => {
    if (!(await confirm(`是否确认删除字典类型“${type.dictName}”？`))) return;
    const { error } = await remove(type.id);
    if (error) return;
    toast.success('删除成功');
    onSelect('');
  };
  const saved = (dictType: string) => {
    // Closes the dialog at once, because an open dialog with edits blocks navigations.
    flushSync(() => setDraft(undefined));
    onSelect(dictType);
  };
  return (
    <Flex wrap gap="small">
      <Permitted anyPermission="system:dict:add">
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDraft(newType(''))}>
          {dictBackend.isNested ? '新增根类型' : '新增类型'}
        </Button>
        {dictBackend.isNested && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={!selected}
            onClick={() => selected && setDraft(newType(selected.id))}
          >
            新增下级
          </Button>
        )}
      </Permitted>
      <Permitted anyPermission="system:dict:edit">
        <Button icon={<EditOutlined aria-hidden />} disabled={!selected} onClick={() => selected && setDraft(selected)}>
          修改类型
        </Button>
      </Permitted>
      <Permitted anyPermission="system:dict:remove">
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={!selected}
          loading={removing}
          onClick={() => selected && void removeSelected(selected)}
        >
          删除类型
        </Button>
      </Permitted>
      {draft && <TypeDialog initial={draft} onClose={() => setDraft(undefined)} onSaved={saved} />}
    </Flex>
  );
}
