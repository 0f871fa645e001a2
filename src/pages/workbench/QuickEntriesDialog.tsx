import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { findEntries, noneFound } from '@/features/search/findEntries';
import type { NodeWithAncestors } from '@/state/routes/routeTree';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { ChosenEntriesEditor } from './ChosenEntriesEditor';
import { PageLabel } from './PageLabel';
import styles from './QuickEntriesDialog.module.css';

interface AvailableProps {
  entries: readonly NodeWithAncestors[];
  onAdd: (path: string) => void;
}

/** The pages that are not chosen, to be found by name, pinyin or initials. */
function AvailableEntries({ entries, onAdd }: AvailableProps) {
  const [query, setQuery] = useState('');
  const named = entries.map((entry) => ({
    entry,
    title: entry.node.meta.title,
    trail: entry.ancestors.map(({ meta }) => meta.title).filter(Boolean),
  }));
  const shown = query.trim() === '' ? entries : findEntries(named, query).map(({ entry }) => entry);
  return (
    <>
      <Input
        allowClear
        aria-label="查找页面"
        placeholder="输入名称、拼音或首字母"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {shown.length === 0 && (
        <p className={styles.empty}>{entries.length === 0 ? '所有页面都已添加。' : noneFound(query)}</p>
      )}
      <ul className={styles.list} aria-label="可添加的页面">
        {shown.map((entry) => (
          <li key={entry.node.path}>
            <button type="button" className={styles.add} onClick={() => onAdd(entry.node.path)}>
              <span className="visually-hidden">添加</span>
              <PageLabel {...entry} />
              <PlusOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  open: boolean;
  all: readonly NodeWithAncestors[];
  chosen: readonly NodeWithAncestors[];
  defaults: readonly NodeWithAncestors[];
  onClose: () => void;
  /** `undefined` = the default entries, also when the menu changes. */
  onKeep: (paths: readonly string[] | undefined) => void;
}

const pathOf = ({ node }: NodeWithAncestors) => node.path;

/** Chooses the quick entries and their order; nothing is kept before 确定. */
export default function QuickEntriesDialog({ open, all, chosen, defaults, onClose, onKeep }: Props) {
  const [draft, setDraft] = useState(chosen);
  const [isDefault, setIsDefault] = useState(false);
  const [told, setTold] = useState('');
  const taken = new Set(draft.map(pathOf));

  const change = (entries: readonly NodeWithAncestors[], message: string) => {
    setDraft(entries);
    setIsDefault(false);
    setTold(message);
  };
  const add = (path: string) => {
    const added = all.filter((entry) => pathOf(entry) === path);
    change([...draft, ...added], `已添加${added[0]?.node.meta.title ?? ''}`);
  };
  const reset = () => {
    change(defaults, '已恢复默认');
    setIsDefault(true);
  };
  const keep = () => {
    onKeep(isDefault ? undefined : draft.map(pathOf));
    onClose();
  };
  return (
    <DraggableModal
      open={open}
      title="自定义快捷入口"
      width={640}
      footer={<ModalButtons onOk={keep} onCancel={onClose} />}
      onCancel={onClose}
    >
      <Flex justify="space-between" align="center">
        <h3 className={styles.heading}>已选择 {draft.length} 个</h3>
        <Button type="link" onClick={reset}>
          恢复默认
        </Button>
      </Flex>
      <ChosenEntriesEditor entries={draft} onChange={change} />
      <h3 className={styles.heading}>可添加的页面</h3>
      <AvailableEntries entries={all.filter((entry) => !taken.has(pathOf(entry)))} onAdd={add} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </DraggableModal>
  );
}
