import type { FormRule } from 'antd';
import { dialect } from '@/config/appConfig';
import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { FormOptions, RecordOf } from '@/resource/model/FieldBase';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, idField, orderField, statusField } from '@/resource/model/usualFields';
import { IconByName, iconName, MenuIconSelect } from './MenuIconSelect';

const EXTERNAL = '0';

interface Menu {
  menuId: number;
  parentId: number;
  menuType: string;
  menuName: string;
  icon: string;
  orderNum: number;
  perms: string;
  isFrame: string;
  path: string;
  routeName: string;
  component: string;
  query: string;
  queryParam: string;
  isCache: string;
  visible: string;
  status: string;
  createTime: string;
}

/** Whether the form is for one of these types: M a directory, C a page, F a button. */
const ofType =
  (...types: readonly string[]) =>
  ({ menuType }: RecordOf<keyof Menu>) =>
    types.includes(textOf(menuType));

/** A choice of a few values, all of which are shown. Numeric keys come first, as in every object. */
const oneOf = (
  name: keyof Menu,
  label: string,
  words: Readonly<Record<string, string>>,
  form: FormOptions<keyof Menu>,
): Field<keyof Menu> => ({
  name,
  label,
  kind: 'options',
  radio: true,
  options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
  form,
});

/** A rule of the address: servers refuse an external one without its protocol. */
const externalRule: FormRule = ({ getFieldValue }) => ({
  validator: (_rule, path: unknown) =>
    textOf(getFieldValue('isFrame')) !== EXTERNAL || /^(https?:\/\/|$)/.test(textOf(path).trim())
      ? Promise.resolve()
      : Promise.reject(new Error('外链的路由地址应以 http:// 或 https:// 开头')),
});

/** Some servers take permissions of three parts only. */
const PERMS = { pattern: /^([^:]+:[^:]+:[^:]+)?$/, message: '权限标识应为三段，如 system:user:list' };

const { hasRouteName, menuQuery, permsInThree } = dialect();
const ROUTE_NAME: Field<keyof Menu> = {
  name: 'routeName',
  label: '路由名称',
  form: { max: 50, when: ofType('C'), help: '默认与路由地址相同' },
};

/** 菜单管理 */
export default resourcePage<Menu>({
  noun: '菜单',
  path: '/system/menu',
  id: 'menuId',
  nameField: 'menuName',
  permission: 'system:menu',
  tree: { parent: 'parentId' },
  ordered: 'orderNum',
  fields: [
    {
      name: 'parentId',
      label: '上级菜单',
      kind: 'tree',
      source: { url: '/system/menu/list', id: 'menuId', name: 'menuName', tag: '/system/menu' },
      none: 0,
      noneText: '主类目',
      form: { wide: true },
    },
    { name: 'menuName', label: '菜单名称', query: true, column: true, form: { required: true, max: 50, wide: true } },
    {
      ...oneOf(
        'menuType',
        '菜单类型',
        { M: '目录', C: '菜单', F: '按钮' },
        { required: true, initial: 'M', wide: true },
      ),
      column: { title: '类型', width: 64 },
    },
    {
      name: 'icon',
      label: '图标',
      column: {
        width: 64,
        render: ({ icon }) => iconName(icon) && <IconByName name={iconName(icon)} />,
      },
      form: { Input: MenuIconSelect, when: ofType('M', 'C') },
    },
    orderField('orderNum', { column: { title: '顺序', width: 72 } }),
    {
      name: 'perms',
      label: '权限标识',
      column: { width: 180 },
      form: { when: ofType('C', 'F'), rules: permsInThree ? [PERMS] : [] },
    },
    oneOf(
      'isFrame',
      '是否外链',
      { [EXTERNAL]: '是', '1': '否' },
      {
        initial: '1',
        when: ofType('M', 'C'),
        help: '外链的路由地址以 http:// 或 https:// 开头',
      },
    ),
    {
      name: 'path',
      label: '路由地址',
      form: { required: true, max: 200, when: ofType('M', 'C'), rules: [externalRule] },
    },
    ...(hasRouteName ? [ROUTE_NAME] : []),
    {
      name: 'component',
      label: '组件路径',
      column: { width: 180 },
      form: { max: 200, when: ofType('C'), example: 'system/user/index' },
    },
    { name: menuQuery, label: '路由参数', form: { max: 255, when: ofType('C'), example: '{"id": 1}' } },
    oneOf('isCache', '是否缓存', { '0': '缓存', '1': '不缓存' }, { initial: '0', when: ofType('C') }),
    {
      name: 'visible',
      label: '显示状态',
      kind: 'dict',
      dict: 'sys_show_hide',
      radio: true,
      form: { initial: '0', when: ofType('M', 'C') },
    },
    statusField(undefined, { label: '菜单状态', column: { title: '状态', width: 80 } }),
    // The first column has the tree.
    idField('menuId', '菜单编号'),
    createTimeField({ column: { width: 150, hidden: true } }),
  ],
  changes: () => ['/system/menu/treeselect'],
});
