import {
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  EllipsisOutlined,
  PlusOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useRecordsQuery } from '@/resource/data/recordEndpoints';
import { MOST_MATCHED } from '@/resource/model/listQuery';
import { keyOf } from '@/resource/model/Resource';
import { useRecordActions } from '@/resource/view/actions/useRecordActions';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { placeOfWords, type TreeItem } from '@/ui/tree/indexTree';
import { Highlight, OrgTree } from '@/ui/tree/OrgTree';
import styles from './DictPage.module.css';
import { dictItems, dictTypes, isNested, useDictTypes } from './dictResources';

const idOf = (type: ServerRecord) => textOf(type[dictTypes.id]);

const NO_LABELS: ReadonlyMap<string, readonly string[]> = new Map();

/** The labels of all types by key, as far as one call has them; asked for when something is searched. */
function useLabels(isSearched: boolean) {
  const { data } = useRecordsQuery(
    { list: keyOf(dictItems), params: { pageNum: 1, pageSize: MOST_MATCHED } },
    { skip: !isSearched },
  );
  const byType = useMemo(() => {
    if (!data) return NO_LABELS;
    const labels = new Map<string, string[]>();
    for (const { dictType, dictLabel } of data.rows)
      labels.set(textOf(dictType), [...(labels.get(textOf(dictType)) ?? []), textOf(dictLabel)]);
    return labels;
  }, [data]);
  return { labels: byType, isPart: data !== undefined && data.total > data.rows.length };
}

/** A type as a tree item; the search finds it by name, key and the labels in it. */
function typeItem(type: ServerRecord, labels: readonly string[]): TreeItem {
  const [name, key] = [textOf(type['dictName']), textOf(type['dictType'])];
  return {
    id: idOf(type),
    parentId: isNested ? textOf(type['parentId']) : '',
    name,
    label: `${name}${type['status'] === '1' ? '（停用）' : ''} ${key}`,
    // A line each, so that no search finds what reaches from one into the next.
    keywords: [key, ...labels].join('\n'),
  };
}

interface TitleProps {
  type: ServerRecord | undefined;
  search: string;
  labels: readonly string[];
}

function TypeTitle({ type, search, labels }: TitleProps) {
  if (!type) return null;
  const [name, key] = [textOf(type['dictName']), textOf(type['dictType'])];
  // What was found stands in place of the key: there is no room for both.
  const placeIn = placeOfWords(search);
  const label = (placeIn(name) ?? placeIn(key)) ? undefined : labels.find((one) => placeIn(one));
  return (
    <span title={`${name} ${key}`}>
      <Highlight name={name} words={search} />
      {textOf(type['status']) === '1' && <span className={styles.off}>（停用）</span>}
      <span className={styles.typeKey}>
        <Highlight name={label ?? key} words={search} />
      </span>
    </span>
  );
}

const NARROW_HEIGHT_PX = 300;
/** What is above the tree is higher than what is above a table. */
const SEARCH_ROW_PX = 16;
const NO_SCOPE = {};
const NONE: readonly string[] = [];

interface TypeActionsProps {
  selected: ServerRecord | undefined;
  onSelect: (dictType: string) => void;
}

/** Adds a type; the menu beside it changes the selected one. */
function TypeActions({ selected, onSelect }: TypeActionsProps) {
  const { refetch } = useDictTypes();
  const { can, add, edit, remove, nameOf, dialog } = useRecordActions({
    resource: dictTypes,
    scope: NO_SCOPE,
    shown: NO_SCOPE,
    reload: () => refetch(),
    onRefused: (refused) => {
      if (refused.length === 0) onSelect('');
    },
    onSaved: ({ dictType }) => onSelect(textOf(dictType).trim()),
  });
  const actions = !selected
    ? []
    : [
        isNested &&
          can('add') && {
            key: 'below',
            label: '新增下级',
            icon: <PlusOutlined aria-hidden />,
            onChoose: () => add({ parentId: selected[dictTypes.id] }),
          },
        can('edit') && {
          key: 'edit',
          label: '修改类型',
          icon: <EditOutlined aria-hidden />,
          onChoose: () => edit(selected),
        },
        can('remove') && {
          key: 'remove',
          label: '删除类型',
          icon: <DeleteOutlined aria-hidden />,
          danger: true,
          onChoose: () => remove([selected]),
        },
      ].filter((action) => action !== false);
  return (
    <Flex gap="small" className={styles.actions ?? ''}>
      {can('add') && (
        <Button className={styles.add ?? ''} icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
          新增类型
        </Button>
      )}
      {selected && actions.length > 0 && (
        <MenuButton
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`类型“${nameOf(selected)}”的操作`}
          actions={actions}
        />
      )}
      {dialog}
    </Flex>
  );
}

interface Props {
  /** The selected type; undefined = none. */
  selected: ServerRecord | undefined;
  onSelect: (dictType: string) => void;
}

/** The searchable tree of types; on a narrow screen it collapses after a choice. */
export function TypePanel({ selected, onSelect }: Props) {
  const { types, isLoading, isError, error, refetch } = useDictTypes();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const { labels, isPart } = useLabels(words !== '');
  const labelsOf = (type: ServerRecord | undefined) => labels.get(textOf(type?.['dictType'])) ?? NONE;
  const records = useMemo(
    () => types?.map((type) => typeItem(type, labels.get(textOf(type['dictType'])) ?? NONE)) ?? [],
    [types, labels],
  );
  const byId = useMemo(() => new Map(types?.map((type) => [idOf(type), type])), [types]);
  const narrow = useNarrowScreen();
  const tableHeight = useTableHeight();
  const failed = isError && !types;

  const choose = (id: string | undefined) => {
    // A second click on the selected type sends no id. The type stays selected, and the tree closes.
    const type = id === undefined ? undefined : byId.get(id);
    if (type) onSelect(textOf(type['dictType']));
    setOpen(false);
  };
  const placeholder = isLoading ? (
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  ) : failed ? (
    <LoadFailure title="字典类型加载失败" failure={error} retry={() => void refetch()} />
  ) : undefined;
  return (
    <Card variant="borderless" role="region" aria-label="字典类型" className={styles.types}>
      {narrow && (
        <Button
          block
          icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {selected ? `字典类型：${textOf(selected['dictName'])}` : '选择字典类型'}
        </Button>
      )}
      <div hidden={narrow && !open && !failed}>
        <OrgTree
          records={records}
          label="字典类型"
          height={narrow ? NARROW_HEIGHT_PX : tableHeight - SEARCH_ROW_PX}
          renderName={(id, search) => <TypeTitle type={byId.get(id)} search={search} labels={labelsOf(byId.get(id))} />}
          onSearch={(typed) => setWords(typed.trim())}
          tools={
            <>
              {isPart && words !== '' && (
                <p role="status" className={styles.part}>
                  标签仅在前{MOST_MATCHED}条字典数据中查找
                </p>
              )}
              <TypeActions selected={selected} onSelect={onSelect} />
            </>
          }
          selectedId={selected && idOf(selected)}
          onSelect={choose}
          placeholder={placeholder}
        />
      </div>
    </Card>
  );
}
