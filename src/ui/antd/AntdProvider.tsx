import { StyleProvider } from '@ant-design/cssinjs';
import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, type ReactNode } from 'react';
import { antdTheme } from '@/config/theme/antdTheme';
import type { ThemeName } from '@/config/theme/palettes';
import type { LetterSize } from '@/config/theme/themeSchema';
import { ConfirmProvider } from '../dialog/ConfirmProvider';
import { UnsavedProvider } from '../dialog/useLeaveConfirm';
import { useCoarsePointer, useMediaQuery } from '../screen/useMediaQuery';

// Hides the loading icon from screen readers, because its English name would become part of the button's name.
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

// The body itself, because a popup in a dialog would otherwise be put into the document after its effects have run.
const popupContainer = () => document.body;

interface Props {
  themeName: ThemeName;
  isDark: boolean;
  letterSize?: LetterSize;
  children: ReactNode;
}

/**
 * Gives antd's components their language, size (small: §9.28) and theme, and provides `useConfirm` and `useLeaveConfirm`.
 * Used once, around the shell. antd's styles are in a cascade layer, so CSS modules win.
 */
export function AntdProvider({ themeName, isDark, letterSize = 'standard', children }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isCoarse = useCoarsePointer();
  const theme = useMemo(
    () => antdTheme(themeName, { isDark, isStill, isCoarse, letterSize }),
    [themeName, isDark, isStill, isCoarse, letterSize],
  );
  return (
    <StyleProvider layer>
      <ConfigProvider
        locale={zhCN}
        componentSize="small"
        button={BUTTON}
        theme={theme}
        getPopupContainer={popupContainer}
      >
        <ConfirmProvider>
          <UnsavedProvider>{children}</UnsavedProvider>
        </ConfirmProvider>
      </ConfigProvider>
    </StyleProvider>
  );
}
