import { ConfigProvider, theme as antd } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { use, useMemo, type ReactNode } from 'react';
import { themeColors } from '@/config/themeColors';
import { ThemeContext } from './ThemeContext';

/**
 * Where components of antd stand: gives them their language, size (small, spec.md section 9) and the colours of the
 * theme. It stands around the pages and dialogs that use them, and not around the shell, which does not.
 */
export function AntdPlace({ children }: { children: ReactNode }) {
  const { themeName, isDark } = use(ThemeContext);
  const theme = useMemo(() => {
    const { primaryFill, primaryText, surface, raised, text, textSecondary, danger } = themeColors(themeName, isDark);
    return {
      // Left alone, the library writes and keeps the variables anew for each place, and for each attempt to show one.
      cssVar: { key: `antd-${themeName}-${isDark ? 'dark' : 'light'}` },
      algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
      token: {
        colorPrimary: primaryFill,
        colorLink: primaryText,
        colorError: danger,
        colorBgContainer: surface,
        colorBgElevated: raised,
        colorTextBase: text,
        // The library's own greys fall short of AA.
        colorTextPlaceholder: textSecondary,
        colorTextDescription: textSecondary,
        borderRadius: 6,
        fontFamily: 'inherit',
      },
      // So do its lighter fills below white text, and its primary colour as text on dark surfaces.
      components: {
        Button: {
          colorPrimaryHover: `color-mix(in srgb, ${primaryFill}, #000 15%)`,
          defaultHoverColor: primaryText,
          defaultHoverBorderColor: primaryText,
        },
        Pagination: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
        Radio: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
      },
    };
  }, [themeName, isDark]);
  return (
    <ConfigProvider locale={zhCN} componentSize="small" button={{ autoInsertSpace: false }} theme={theme}>
      {children}
    </ConfigProvider>
  );
}
