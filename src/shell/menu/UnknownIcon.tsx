import { FileOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch } from '@/state/hooks';

const logged = new Set<string>();

/** Stands for an icon that nobody knows, so that folded menus stay usable; the error log hears of each name once. */
export function UnknownIcon({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!appConfig.errorLog || logged.has(name)) return;
    logged.add(name);
    dispatch(errorLogged({ err: { message: `菜单图标“${name.slice(0, 100)}”不存在`, stack: '' }, url: '/getRouters' }));
  }, [dispatch, name]);
  return <FileOutlined />;
}
