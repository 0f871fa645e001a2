import { Permitted } from '@/features/access/Permitted';
import { useAccess } from '@/features/access/useAccess';
import { Example } from '../Example';

export default function PermittedExample() {
  const access = useAccess();
  return (
    <Example
      summary="只向有权限的用户显示内容，没有权限时不留下任何元素。需要在代码中判断时使用 useAccess：hasAnyPermission、hasAllPermissions、hasAnyRole、hasAllRoles。"
      props={[
        ['anyPermission', 'string | string[]', '具有其中任一权限；省略或为空表示不要求'],
        ['allPermissions', 'string | string[]', '具有全部权限'],
        ['anyRole', 'string | string[]', '具有其中任一角色'],
        ['allRoles', 'string | string[]', '具有全部角色'],
        ['fallback', 'ReactNode', '没有权限时显示的内容；默认不显示'],
      ]}
    >
      <ul>
        <Permitted anyPermission={['system:dict:add', 'system:dict:edit']} fallback={<li>不能维护字典</li>}>
          <li>可以新增或修改字典</li>
        </Permitted>
        <Permitted allPermissions={['system:dict:add', 'system:dict:remove']} fallback={<li>不能同时新增和删除</li>}>
          <li>可以新增并删除字典</li>
        </Permitted>
        <Permitted anyRole="admin" fallback={<li>不是管理员</li>}>
          <li>当前用户是管理员</li>
        </Permitted>
        <li>useAccess：{access.hasAnyPermission('system:dict:export') ? '可以导出' : '不能导出'}</li>
      </ul>
    </Example>
  );
}
