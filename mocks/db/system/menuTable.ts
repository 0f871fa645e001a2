import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, numberField, optionalText, requiredText, status } from '../resource/fields';
import { seedMenus } from './seedMenus';

export const menuSchema = v.looseObject({
  ...auditEntries,
  menuId: v.number(),
  /** 0 = a root. */
  parentId: numberField('上级菜单'),
  menuName: requiredText('菜单名称', 50),
  orderNum: numberField('显示顺序'),
  path: optionalText('路由地址', 200),
  component: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200, '组件路径不能超过200个字符'))), null),
  query: v.optional(v.nullable(v.string()), null),
  routeName: optionalText('路由名称', 50),
  /** `0` = the path is an address outside. */
  isFrame: choice('是否外链', ['1', '0']),
  /** `0` = kept alive. */
  isCache: choice('是否缓存', ['0', '1']),
  /** M directory, C page, F button. */
  menuType: v.pipe(v.optional(v.string(), ''), v.picklist(['M', 'C', 'F'], '菜单类型不能为空')),
  visible: choice('显示状态', ['0', '1']),
  status,
  perms: optionalText('权限标识', 100),
  icon: optionalText('菜单图标', 100),
});

/** A record of the menu: a directory, a page or a button. */
export type Menu = v.InferOutput<typeof menuSchema>;

export const menuRows = createCollection({ name: 'menu', id: 'menuId', schema: menuSchema, seed: seedMenus });
