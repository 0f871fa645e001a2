import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, type ReactNode } from 'react';
import { antdTheme } from '@/config/antdTheme';
import type { ThemeName } from '@/config/themes';

interface Props {
  themeName: ThemeName;
  isDark: boolean;
  children: ReactNode;
}

/**
 * Gives antd's components their language, size (small: specification, section 9) and the theme as design tokens. It
 * stands once, around the shell. antd's styles lie in a cascade layer, so that CSS modules always win.
 */
export function AntdProvider({ themeName, isDark, children }: Props) {
  const theme = useMemo(() => antdTheme(themeName, isDark), [themeName, isDark]);
  return (
    <StyleProvider layer>
      <ConfigProvider locale={zhCN} componentSize="small" button={{ autoInsertSpace: false }} theme={theme}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
