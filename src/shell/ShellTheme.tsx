import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark, selectTheme } from '@/state/settings/settingsSlice';
import { AntdProvider } from '@/ui/antd/AntdProvider';

/** antd with the chosen theme, around the shell. */
export default function ShellTheme({ children }: { children?: ReactNode }) {
  const { themeName } = useAppSelector(selectTheme);
  const isDark = useAppSelector(selectIsDark);
  return (
    <AntdProvider themeName={themeName} isDark={isDark}>
      {children}
    </AntdProvider>
  );
}
