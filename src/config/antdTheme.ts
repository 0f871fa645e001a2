import { theme, type ThemeConfig } from 'antd';
import { themeColors } from './themeColors';
import type { ThemeName } from './themes';

/** Sizes of the shell in pixels (specification, section 9). The same values stand as variables in app/global.css. */
const HEADER_HEIGHT = 60;
const MENU_ITEM_HEIGHT = 50;
const SIDEBAR_COLLAPSED_WIDTH = 64;

/**
 * antd's design tokens for a theme of the product, global and per component. What tokens cannot say stands in the CSS
 * modules beside the components.
 */
export function antdTheme(name: ThemeName, isDark: boolean): ThemeConfig {
  const colors = themeColors(name, isDark);
  const { primaryFill, primaryFillHover, primaryText, primarySoft, menu } = colors;
  return {
    // In the build antd's styles stand in style sheets (vite/antdStyles), so class names carry no hash.
    zeroRuntime: import.meta.env.PROD,
    cssVar: { key: `antd-${name}-${isDark ? 'dark' : 'light'}` },
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: primaryFill,
      colorLink: primaryText,
      colorError: colors.danger,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorTextBase: colors.text,
      // antd's own greys fall short of AA.
      colorTextPlaceholder: colors.textSecondary,
      colorTextDescription: colors.textSecondary,
      colorBorder: colors.border,
      // The mark of the focus: 3:1 against what is around it.
      colorPrimaryBorder: primaryText,
      borderRadius: 6,
      fontFamily: 'inherit',
    },
    components: {
      // antd's own grey falls short of AA.
      Descriptions: { labelColor: colors.textSecondary },
      // antd's lighter fills fall short of AA below white text, and so does its primary colour as text on dark surfaces.
      Button: {
        colorPrimaryHover: primaryFillHover,
        defaultHoverColor: primaryText,
        defaultHoverBorderColor: primaryText,
      },
      Pagination: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
      Radio: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
      Layout: {
        headerHeight: HEADER_HEIGHT,
        headerPadding: 0,
        headerBg: menu.header,
        headerColor: menu.headerText,
        // Variables, because a picture behind the menu changes both (app/global.css).
        siderBg: 'var(--menu-background)',
        bodyBg: 'transparent',
        footerBg: 'transparent',
      },
      Menu: {
        itemHeight: MENU_ITEM_HEIGHT,
        itemMarginBlock: 0,
        itemMarginInline: 0,
        itemBorderRadius: 0,
        subMenuItemBorderRadius: 0,
        collapsedWidth: SIDEBAR_COLLAPSED_WIDTH,
        activeBarBorderWidth: 0,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        popupBg: colors.raised,
        itemColor: 'var(--menu-text)',
        itemHoverColor: 'var(--menu-text)',
        itemSelectedBg: menu.activeBackground,
        itemActiveBg: menu.activeBackground,
        itemSelectedColor: menu.activeText,
        subMenuItemSelectedColor: 'var(--menu-text)',
      },
      Tabs: {
        itemSelectedColor: primaryText,
        itemHoverColor: primaryText,
        inkBarColor: colors.primary,
        cardBg: primarySoft,
      },
      Breadcrumb: { itemColor: colors.textSecondary, linkColor: colors.textSecondary, lastItemColor: colors.text },
    },
  };
}
