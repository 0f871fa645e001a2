import { SyncOutlined } from '@ant-design/icons';
import { Form, type FormRule } from 'antd';
import { appConfig, dialect } from '@/config/appConfig';
import { dictChangeTag } from '@/features/dict/followDicts';
import { DictText } from '@/features/dict/DictFields';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { isRecord } from '@/lib/isRecord';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useRecordsQuery } from '@/resource/data/recordEndpoints';
import { registerResource } from '@/resource/model/resourceRegistry';
import type { Field } from '@/resource/model/Field';
import { useChoicesQuery } from '@/resource/data/useChoices';
import { keyOf, type Resource, type ResourceAction } from '@/resource/model/Resource';
import { createTimeField, idField, orderField, remarkField, statusField } from '@/resource/model/usualFields';
import { DictTag } from '@/ui/dict/DictTag';
import styles from './DictPage.module.css';

interface DictType {
  id?: number;
  dictId?: number;
  parentId: number;
  dictName: string;
  dictType: string;
  status: string;
  remark: string;
  createTime: string;
}

interface DictItem {
  id?: number;
  dictCode?: number;
  dictType: string;
  dictLabel: string;
  dictValue: string;
  dictSort: number;
  listClass: string;
  cssClass: string;
  isDefault: string;
  status: string;
  remark: string;
  createTime: string;
}

/** How a backend keeps dictionaries: the product's own calls (§7.14 to §7.21), or RuoYi's. */
const BACKENDS = {
  product: {
    types: { path: '/system/dict/parent', listPath: 'treeList', id: 'id', read: 'list' },
    items: { path: '/system/dict/child', id: 'id', read: 'list' },
    refresh: { method: 'PUT', url: '/system/dict/refreshCache', permission: 'system:dict:refresh' },
    allItems: (dictType: string) => `/system/dict/dictList?pCode=${encodeURIComponent(dictType)}`,
  },
  ruoyi: {
    types: { path: '/system/dict/type', listPath: 'optionselect', id: 'dictId' },
    items: { path: '/system/dict/data', id: 'dictCode' },
    refresh: { method: 'DELETE', url: '/system/dict/type/refreshCache', permission: 'system:dict:remove' },
    allItems: (dictType: string) =>
      `/system/dict/data/list?dictType=${encodeURIComponent(dictType)}&pageNum=1&pageSize=${MAX_COMPARED}`,
  },
} as const;

/**
 * With more items than this, only the server checks that a value is unique, because a check here would load all items.
 */
const MAX_COMPARED = 2000;

const backend = BACKENDS[appConfig.dictApi];

/** Whether types lie below types. */
export const isNested = appConfig.dictApi === 'product';

/** A rule: no record but the edited one has the value in a field. */
const unique = (
  label: string,
  name: string,
  records: readonly ServerRecord[],
  id: string,
  base: ServerRecord,
): FormRule => ({
  validator: (_rule, value: unknown) => {
    const typed = textOf(value).trim();
    const isTaken = records.some((other) => textOf(other[name]) === typed && textOf(other[id]) !== textOf(base[id]));
    return isTaken ? Promise.reject(new Error(`${label}“${typed}”已存在`)) : Promise.resolve();
  },
});

const REMARK = remarkField({ column: true });

/** The types: all of them, flat. */
export function useDictTypes() {
  const { data, ...state } = useRecordsQuery({ list: keyOf(dictTypes), params: {} });
  return { ...state, types: data?.rows };
}

function useTypeRules(_scope: ServerRecord, base: ServerRecord) {
  const { types = [] } = useDictTypes();
  return { dictType: [unique('字典类型', 'dictType', types, dictTypes.id, base)] };
}

/** Whether types and entries can be disabled. */
const { disablesDicts } = dialect();

const PARENT: Field<keyof DictType> = {
  name: 'parentId',
  label: '上级字典',
  kind: 'tree',
  source: { url: '/system/dict/parent/treeList', name: 'dictName', keywords: 'dictType', tag: '/system/dict/parent' },
  none: 0,
  noneText: '无（根字典）',
  form: true,
};

/** A type of dictionaries. */
export const dictTypes: Resource<keyof DictType> = {
  noun: '字典类型',
  permission: 'system:dict',
  nameField: 'dictName',
  // All come at once.
  tree: { parent: 'parentId' },
  ...backend.types,
  fields: [
    ...(isNested ? [PARENT] : []),
    { name: 'dictName', label: '字典名称', query: true, column: true, form: { required: true } },
    {
      name: 'dictType',
      label: '字典类型',
      query: true,
      form: {
        required: true,
        rules: [{ pattern: /^[a-z][a-z0-9_]*$/, message: '字典类型必须以字母开头，且只能为小写字母、数字、下划线' }],
      },
    },
    ...(disablesDicts ? [statusField()] : []),
    REMARK,
  ],
  useRules: useTypeRules,
  // Items and entries are found by the key of their type, which may have changed.
  changes: () => [backend.items.path, dictChangeTag()],
};
registerResource(dictTypes);

const LIST_CLASSES = [
  { value: '', label: '无' },
  { value: 'default', label: '默认（default）' },
  { value: 'primary', label: '主要（primary）' },
  { value: 'success', label: '成功（success）' },
  { value: 'info', label: '信息（info）' },
  { value: 'warning', label: '警告（warning）' },
  { value: 'danger', label: '危险（danger）' },
];

const PREVIEW = 'preview';

const entryOf = ({ dictLabel, listClass, cssClass }: ServerRecord): DictEntry => ({
  label: textOf(dictLabel) || '字典标签',
  value: PREVIEW,
  listClass: textOf(listClass),
  cssClass: textOf(cssClass),
  disabled: false,
});

const ItemTag = ({ record }: { record: ServerRecord }) => <DictTag entries={[entryOf(record)]} value={PREVIEW} />;

/** The type that an item belongs to above its fields, and below them how its label will look. */
const ItemParts: NonNullable<Resource['FormParts']> = function ({ record, scope, children }) {
  const { types = [] } = useDictTypes();
  const key = textOf(scope['dictType']);
  const type = types.find(({ dictType }) => dictType === key);
  return (
    <>
      <p className={styles.ofType}>
        字典类型：{textOf(type?.['dictName'])}
        <span className={styles.typeKey}>{key}</span>
      </p>
      {children}
      <Form.Item label="预览">
        <ItemTag record={record} />
      </Form.Item>
    </>
  );
};

/** Only the default stands out. */
const DefaultMark = ({ value }: { value: string }) =>
  value === 'Y' ? <DictText type="sys_yes_no" value="Y" /> : value === 'N' ? '否' : value;

function useItemRules({ dictType }: ServerRecord, base: ServerRecord) {
  const { path, id } = dictItems;
  const { data } = useChoicesQuery({ url: backend.allItems(textOf(dictType)), tag: path });
  const list = data?.['rows'] ?? data?.['data'];
  const items = (Array.isArray(list) ? list : []).filter(isRecord);
  return { dictValue: [unique('字典键值', 'dictValue', items, id, base)] };
}

const { refresh } = backend;
const REFRESH: ResourceAction<never> = {
  key: 'refresh',
  label: '刷新缓存',
  icon: <SyncOutlined aria-hidden />,
  permission: refresh.permission,
  each: () => ({ method: refresh.method, url: refresh.url }),
  changes: [dictChangeTag(), backend.types.path, backend.items.path],
  done: '刷新成功',
};

const ITEM_STATUS = statusField(undefined, {
  column: { width: 72, toggle: { on: '0', off: '1', offMeans: '停用后不能再选，已有的记录不变。' } },
});

/** An item of a dictionary type. */
export const dictItems: Resource<keyof DictItem> = {
  noun: '字典数据',
  measure: '条',
  permission: 'system:dict',
  nameField: 'dictLabel',
  ...backend.items,
  can: ['add', 'edit', 'remove', 'export'],
  get exportPath() {
    return appConfig.dictExportCall;
  },
  fields: [
    {
      name: 'dictLabel',
      label: '字典标签',
      query: true,
      column: { render: (record) => <ItemTag record={record} /> },
      form: { required: true },
    },
    { name: 'dictValue', label: '字典键值', column: { width: 100 }, form: { required: true } },
    idField(backend.items.id, '字典编码'),
    orderField('dictSort', { label: '排序', column: { width: 72 } }),
    { name: 'listClass', label: '回显样式', kind: 'options', options: LIST_CLASSES, form: { help: '标签的颜色' } },
    { name: 'cssClass', label: '样式属性', form: { help: '供其他程序使用的样式类，本系统不套用' } },
    {
      name: 'isDefault',
      label: '是否默认',
      kind: 'dict',
      dict: 'sys_yes_no',
      radio: true,
      column: {
        title: '默认',
        width: 64,
        render: ({ isDefault }) => textOf(isDefault) && <DefaultMark value={textOf(isDefault)} />,
      },
      form: { initial: 'N' },
    },
    ...(disablesDicts ? [ITEM_STATUS] : []),
    REMARK,
    createTimeField({ column: { width: 150, hidden: true } }),
  ],
  FormParts: ItemParts,
  useRules: useItemRules,
  tools: [REFRESH],
  compare: (one, other) => Number(one['dictSort'] ?? 0) - Number(other['dictSort'] ?? 0),
  changes: ({ dictType }) => [dictChangeTag(textOf(dictType))],
};
registerResource(dictItems, 'dictType');
