import { theme, type ThemeConfig } from 'antd';
import { themeColors } from './themeColors';
import type { ThemeName } from './palettes';
import { LETTER_SIZES, type LetterSize, USUAL_LETTERS } from './themeSchema';

/** Sizes of the shell (§9.13), as in app/global.css. */
const HEADER_HEIGHT = 60;
const MENU_ITEM_HEIGHT = 50;
const SIDEBAR_COLLAPSED_WIDTH = 64;
const RADIUS = 4;
const LARGE_RADIUS = 8;
const LOW = 'var(--shadow)';
const RAISED = 'var(--shadow-raised)';
const MOTION = '0.12s';
/** The colour `hover` of themeColors.ts. */
const HOVER = 'var(--color-hover)';

const BADGE_RED = '#cf1322';

/** Translucent, so that text keeps its contrast on light, dark and coloured menus. */
const MENU_HOVER = 'rgb(128 128 128 / 14%)';

/** Heights of controls in pixels: for a mouse, and for a finger. */
const FINE = { controlHeightSM: 28, controlHeight: 32, controlHeightLG: 40 };
const COARSE = { controlHeightSM: 40, controlHeight: 44, controlHeightLG: 48 };
/** The same for larger letters. */
const grown = (heights: typeof FINE, scale: number) =>
  Object.fromEntries(Object.entries(heights).map(([name, height]) => [name, Math.round(height * scale)]));
/** Line height of a form's label in pixels. */
const LABEL_HEIGHT = 22;

interface Look {
  isDark: boolean;
  /** Without animations. */
  isStill?: boolean;
  /** For fingers. */
  isCoarse?: boolean;
  letterSize?: LetterSize;
}

/** antd's design tokens for a theme, global and per component. */
export function antdTheme(
  name: ThemeName,
  { isDark, isStill = false, isCoarse = false, letterSize = 'standard' }: Look,
): ThemeConfig {
  const fontSize = LETTER_SIZES[letterSize];
  const scale = fontSize / USUAL_LETTERS;
  const colors = themeColors(name, isDark);
  const { primaryFill, primaryFillHover, primaryText, menu } = colors;
  // Only its border shows where an empty box is, so it needs 3:1 against its background.
  const box = { colorBorder: colors.placeholder };
  const readable = { colorTextDisabled: colors.textSecondary };
  return {
    // No styles are generated at run time: the build extracts them into a style sheet (vite/antdStyles), so class names
    // have no hash. Tests need no styles, because jsdom has no layout.
    zeroRuntime: import.meta.env.PROD || import.meta.env.MODE === 'test',
    // The class that holds the CSS variables; each theme needs its own.
    cssVar: {
      key: ['antd', name, isDark ? 'dark' : 'light', isStill && 'still', isCoarse && 'coarse', letterSize]
        .filter(Boolean)
        .join('-'),
    },
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !isStill,
      fontSize,
      ...grown(isCoarse ? COARSE : FINE, isCoarse ? 1 : scale),
      colorPrimary: primaryFill,
      colorLink: colors.link,
      // antd's lighter blue under the pointer falls short of AA.
      colorLinkHover: colors.linkHover,
      colorLinkActive: colors.linkHover,
      // Background of chosen items; antd would derive a grey from the dark green.
      colorPrimaryBg: colors.primarySoft,
      colorPrimaryBgHover: colors.primarySoft,
      colorError: colors.danger,
      // antd's darker one falls short of AA in dialogs of the dark mode.
      colorErrorText: colors.danger,
      // antd would derive a grey from the dark red of the red theme.
      colorErrorBg: colors.dangerSoft,
      colorErrorBorder: colors.dangerBorder,
      colorSuccess: colors.success,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorTextBase: colors.text,
      // antd's greys fall short of AA.
      colorTextPlaceholder: colors.placeholder,
      colorTextDescription: colors.textSecondary,
      colorBorder: colors.border,
      // The focus outline: 3:1 against its background.
      colorPrimaryBorder: primaryText,
      // As thin as that of native elements (app/global.css).
      lineWidthFocus: 2,
      // Two radii and two shadows (§17.11), those of app/global.css.
      borderRadiusXS: RADIUS,
      borderRadiusSM: RADIUS,
      borderRadius: RADIUS,
      borderRadiusLG: LARGE_RADIUS,
      boxShadow: RAISED,
      boxShadowSecondary: RAISED,
      boxShadowTertiary: LOW,
      // Nothing waits longer for a movement (§17.12).
      motionDurationFast: MOTION,
      motionDurationMid: MOTION,
      motionDurationSlow: MOTION,
      fontFamily: 'inherit',
    },
    components: {
      // antd's grey falls short of AA.
      Descriptions: { labelColor: colors.textSecondary },
      // antd's lighter fills fall short of AA with white text, and so does its primary colour as text on dark surfaces.
      Button: {
        colorPrimaryHover: primaryFillHover,
        defaultHoverColor: primaryText,
        defaultHoverBorderColor: primaryText,
        // Text buttons also stand on coloured headers, which may be dark.
        textTextColor: 'inherit',
        textTextHoverColor: 'inherit',
        textTextActiveColor: 'inherit',
        textHoverBg: HOVER,
        paddingInlineSM: 12,
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
        colorBgTextActive: HOVER,
      },
      // On is green in every theme.
      Switch: { colorPrimary: colors.success, colorPrimaryHover: colors.success, handleShadow: 'none' },
      // A field that cannot be changed is read all the same.
      Input: readable,
      InputNumber: readable,
      Select: readable,
      DatePicker: readable,
      // Room for a control in a row of 40 px (resource/view/table/RecordTable.module.css).
      Table: { cellPaddingBlockSM: 5 },
      // antd darkens it in the dark mode, where it falls short of AA on a menu.
      Dropdown: { colorError: colors.danger },
      // Not the theme's: in the red theme a share would look like one that is nearly full.
      Progress: { defaultColor: colors.link },
      // White on the lighter red of the dark mode falls short of AA.
      Pagination: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
      Radio: { colorPrimary: primaryText, colorPrimaryHover: primaryText, ...box },
      Checkbox: box,
      Tree: box,
      Layout: {
        headerHeight: HEADER_HEIGHT,
        headerPadding: 0,
        headerBg: menu.header,
        headerColor: menu.headerText,
        // A CSS variable, because a background picture changes the sidebar's background (app/global.css).
        siderBg: 'var(--menu-background)',
        bodyBg: 'transparent',
        footerBg: 'transparent',
        footerPadding: '0 20px',
      },
      Menu: {
        itemHeight: MENU_ITEM_HEIGHT,
        horizontalLineHeight: `${HEADER_HEIGHT}px`,
        collapsedWidth: SIDEBAR_COLLAPSED_WIDTH,
        itemPaddingInline: 20,
        itemMarginBlock: 0,
        itemMarginInline: 0,
        itemBorderRadius: 0,
        subMenuItemBorderRadius: 0,
        activeBarBorderWidth: 0,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        popupBg: colors.raised,
        groupTitleColor: colors.textSecondary,
        // CSS variables, because popups and the second column have other colours than the sidebar.
        itemColor: 'var(--menu-text)',
        itemHoverColor: 'var(--menu-text)',
        itemSelectedBg: 'var(--menu-active-background)',
        itemSelectedColor: 'var(--menu-active-text)',
        subMenuItemSelectedColor: 'var(--menu-text)',
        horizontalItemHoverColor: 'var(--menu-text)',
        horizontalItemSelectedBg: 'var(--menu-active-background)',
        horizontalItemSelectedColor: 'var(--menu-active-text)',
        itemHoverBg: MENU_HOVER,
        itemActiveBg: MENU_HOVER,
        horizontalItemHoverBg: MENU_HOVER,
      },
      // The same red in both modes, because white on the lighter red falls short of AA.
      Badge: { colorError: BADGE_RED, colorBorderBg: 'transparent' },
      Tabs: {
        itemColor: colors.textSecondary,
        itemSelectedColor: primaryText,
        itemHoverColor: primaryText,
        inkBarColor: colors.primary,
        cardBg: 'transparent',
        horizontalMargin: '0',
        // antd's own values are empty, and not every CSS parser accepts an empty declaration.
        horizontalItemMargin: '0',
        horizontalItemMarginRTL: '0',
      },
      // A label belongs to the control below it.
      Form: { labelHeight: LABEL_HEIGHT * scale, verticalLabelPadding: '0 0 4px', itemMarginBottom: 18 },
      Segmented: { itemColor: colors.textSecondary, itemSelectedColor: primaryText },
      Breadcrumb: { itemColor: colors.textSecondary, linkColor: colors.textSecondary, lastItemColor: colors.text },
    },
  };
}
