import { localTime } from '../resource/localTime';
import type { OperLog } from './operLogs';

const COUNT = 300;
const STEP_MS = 47 * 60_000;

type Kind = readonly [
  title: string,
  businessType: number,
  requestMethod: string,
  url: string,
  method: string,
  param: object,
];

const KINDS: readonly Kind[] = [
  ['用户管理', 2, 'PUT', '/system/user', 'SysUserController.edit', { userId: 305, nickName: '高丽华', status: '0' }],
  ['通知公告', 1, 'POST', '/system/notice', 'SysNoticeController.add', { noticeTitle: '关于缴纳本月党费的通知' }],
  ['岗位管理', 2, 'PUT', '/system/post', 'SysPostController.edit', { postId: 6, postName: '党支部书记', postSort: 6 }],
  ['字典数据', 1, 'POST', '/system/dict/data', 'SysDictDataController.add', { dictLabel: '滚装汽车', dictValue: '07' }],
  ['角色管理', 4, 'PUT', '/system/role/dataScope', 'SysRoleController.dataScope', { roleId: 2, dataScope: '3' }],
  ['用户管理', 5, 'POST', '/system/user/export', 'SysUserController.export', { deptId: 102, pageNum: 1 }],
  ['党组织管理', 2, 'PUT', '/system/dept', 'SysDeptController.edit', { deptId: 209, leader: '曹刚' }],
  ['参数设置', 9, 'DELETE', '/system/config/refreshCache', 'SysConfigController.refreshCache', {}],
  ['用户管理', 6, 'POST', '/system/user/importData', 'SysUserController.importData', { updateSupport: 'false' }],
  ['岗位管理', 3, 'DELETE', '/system/post/6', 'SysPostController.remove', { postIds: [6] }],
  ['菜单管理', 2, 'PUT', '/system/menu', 'SysMenuController.edit', { menuId: 4, orderNum: 3 }],
  ['在线用户', 7, 'DELETE', '/monitor/online/9f2c', 'SysUserOnlineController.forceLogout', { tokenId: '9f2c' }],
];

/** Who works with the system, with the department. */
const OPERATORS = [
  ['admin', '港口集团党委'],
  ['zhaodongsheng', '第一港埠公司党总支'],
  ['liuyaqin', '集团机关党委'],
  ['clerk', '第二港埠公司党总支'],
  ['jiangyongkang', '集装箱码头公司党总支'],
] as const;

const FAILURE = '党支部书记已分配,不能删除';

/** Operations of the last ten days, the latest last, one step before now. */
export const seedOperLogs = (): OperLog[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const [title, businessType, requestMethod, operUrl, method, param] = KINDS[(index * 5) % KINDS.length] as Kind;
    const [operName, deptName] = OPERATORS[(index * 3) % OPERATORS.length] ?? OPERATORS[0];
    const hasFailed = businessType === 3;
    return {
      operId: index + 1,
      title,
      businessType,
      method: `com.ruoyi.web.controller.system.${method}()`,
      requestMethod,
      operatorType: 1,
      operName,
      deptName,
      operUrl,
      operIp: `10.16.${index % 8}.${(index % 200) + 10}`,
      operLocation: '内网IP',
      operParam: JSON.stringify(param),
      jsonResult: hasFailed || businessType === 5 ? '' : JSON.stringify({ msg: '操作成功', code: 200 }),
      status: hasFailed ? 1 : 0,
      errorMsg: hasFailed ? FAILURE : '',
      operTime: localTime(new Date(Date.now() - (COUNT - index) * STEP_MS)),
      costTime: 12 + ((index * 37) % 260),
    };
  });
