import { Permitted } from '@/features/access/Permitted';
import { useAccess } from '@/features/access/useAccess';

export const title = '按权限显示';
export const summary =
  '只向有权限的用户显示内容，没有权限时不留下任何元素。需要在代码中判断时使用 useAccess：hasAnyPermission、hasAllPermissions、hasAnyRole、hasAllRoles。';

export default function PermittedExample() {
  const access = useAccess();
  return (
    <>
      <ul>
        <Permitted allPermissions={['system:dict:add', 'system:dict:remove']} fallback={<li>不能同时新增和删除</li>}>
          <li>可以新增并删除字典</li>
        </Permitted>
        <Permitted anyRole="admin" fallback={<li>不是管理员</li>}>
          <li>当前用户是管理员</li>
        </Permitted>
        <li>useAccess：{access.hasAnyPermission('system:dict:export') ? '可以导出' : '不能导出'}</li>
      </ul>
    </>
  );
}
