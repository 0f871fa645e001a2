import { Button, Tabs } from 'antd';
import { useMemo } from 'react';
import { textOf, type ServerRecord } from '@/lib/record/ServerRecord';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { fixedFields } from '../model/fixedFields';
import { registerResource } from '../model/resourceRegistry';
import { useListQuery } from './query/useListQuery';
import { type ActionDialogProps, keyOf, ofParent, type Resource, titleOf } from '../model/Resource';
import { ResourcePanel } from './ResourcePanel';
import { usePermitted } from './usePermitted';

const TABLE_HEIGHT_PX = 320;

interface PanelProps {
  described: Resource;
  /** Field of the id of `parent`. */
  id: string;
  /** The record to which these belong. */
  parent: ServerRecord;
}

function Panel({ described, id, parent }: PanelProps) {
  const permitted = usePermitted(described);
  const [resource, scope] = useMemo(() => {
    const belonging = parent[id];
    const [fixed] = fixedFields(
      ofParent(permitted, parent),
      belonging === undefined ? {} : { [id]: textOf(belonging) },
    );
    return [fixed, { [id]: belonging }];
  }, [permitted, id, parent]);
  const list = useListQuery(resource, 'dialog');
  return <ResourcePanel resource={resource} list={list} scope={scope} height={TABLE_HEIGHT_PX} />;
}

/**
 * The dialog of a row action with the records that belong to the one of the row; several lists stand in tabs.
 *
 * @param id field of the row's id: lists are asked for by it alone, and new records get it; above the table there is none
 */
export function recordsDialog(label: string, id: string, nameField: string, ...lists: readonly Resource[]) {
  lists.forEach((resource) => registerResource(resource, id));
  return function RecordsDialog({ record, onClose }: ActionDialogProps) {
    const items = lists.map((resource) => ({
      key: keyOf(resource),
      label: titleOf(resource),
      children: <Panel described={resource} id={id} parent={record} />,
    }));
    return (
      <DraggableModal
        open
        title={[label, textOf(record[nameField])].filter(Boolean).join('：')}
        width={880}
        onCancel={onClose}
        footer={<Button onClick={onClose}>关闭</Button>}
      >
        {items.length > 1 ? (
          <Tabs destroyOnHidden styles={{ header: { marginBottom: 12 } }} items={items} />
        ) : (
          items[0]?.children
        )}
      </DraggableModal>
    );
  };
}
