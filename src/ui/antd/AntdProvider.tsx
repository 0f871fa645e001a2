import { StyleProvider } from '@ant-design/cssinjs';
import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, type ReactNode } from 'react';
import { antdTheme } from '@/config/antdTheme';
import type { ThemeName } from '@/config/themes';
import { DialogProvider } from '../dialog/DialogProvider';
import { useReducedMotion } from './useReducedMotion';

// The icon would else be a part of the button's name, in English.
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

interface Props {
  themeName: ThemeName;
  isDark: boolean;
  children: ReactNode;
}

/**
 * Gives antd's components their language, size (small: specification, section 9) and the theme as design tokens, and
 * what is inside it questions (`useConfirm`). It stands once, around the shell. antd's styles lie in a cascade layer,
 * so that CSS modules always win.
 */
export function AntdProvider({ themeName, isDark, children }: Props) {
  const isStill = useReducedMotion();
  const theme = useMemo(() => antdTheme(themeName, isDark, isStill), [themeName, isDark, isStill]);
  return (
    <StyleProvider layer>
      <ConfigProvider locale={zhCN} componentSize="small" button={BUTTON} theme={theme}>
        <DialogProvider>{children}</DialogProvider>
      </ConfigProvider>
    </StyleProvider>
  );
}
