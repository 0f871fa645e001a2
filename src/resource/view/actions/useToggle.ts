import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import { toggleField } from '../../data/recordThunks';
import type { Field } from '../../model/Field';
import { columnOf } from '../../model/FieldBase';
import type { ListParams } from '../../model/listQuery';
import { fullNameOf, nameOf, type Resource } from '../../model/Resource';

/** What switches in a table do, and say. */
export function useToggle(resource: Resource, shown: ListParams, reload: () => Promise<unknown>) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  /** Asks before something is switched off. */
  const mayToggle = async (record: ServerRecord, field: Field, on: boolean) => {
    const text = `是否确认停用${resource.noun}“${fullNameOf(resource, record)}”？${columnOf(field).toggle?.offMeans ?? ''}`;
    return on || confirm({ text, danger: true });
  };
  const toggle = async (record: ServerRecord, field: Field, on: boolean) => {
    const name = nameOf(resource, record);
    const outcome = await dispatch(toggleField(resource, record, field, on, shown));
    if (outcome === 'unknown') return;
    if (outcome === 'failed') {
      toast.warning(`“${name}”的${field.label}未能更改，已恢复`);
      return;
    }
    await reload();
    const undo = async () => {
      if ((await dispatch(toggleField(resource, record, field, !on, shown))) === 'done') toast.success('已撤销');
    };
    toast.success(`${on ? '已启用' : '已停用'}“${name}”`, '', { label: '撤销', run: () => void undo() });
  };
  return { mayToggle, toggle };
}
