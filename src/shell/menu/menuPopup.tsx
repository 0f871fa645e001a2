import { EllipsisOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import focus from './menuEntryParts.module.css';
import styles from './menuPopup.module.css';
import { useMenu } from './useMenu';

type PopupRender = NonNullable<MenuProps['popupRender']>;

/** Popups are rendered at the end of the page, so each is a landmark, named after its group. */
const renderPopup =
  (hasHeading: boolean): PopupRender =>
  (list, { item: { itemTitle = '更多' }, keys }) => (
    <nav aria-label={itemTitle} className={styles.body}>
      {hasHeading && keys.length === 1 && <p className={styles.heading}>{itemTitle}</p>}
      {list}
    </nav>
  );

/** What stands for the entries that do not fit, with the name of the active one if it is among them. */
function HiddenEntries() {
  const { top } = useMenu();
  return (
    <>
      <span className={styles.hiddenActive}>{top?.meta.title}</span>
      <EllipsisOutlined aria-label="更多" />
    </>
  );
}

/** Props of antd's `Menu` for its popups. Constants, so that entries are not rendered again. */
export const MENU_POPUP_PROPS = {
  popupRender: renderPopup(false),
  classNames: { popup: { root: `${focus.menu} ${styles.popup}` } },
  overflowedIndicator: <HiddenEntries />,
} satisfies MenuProps;

/** Like `MENU_POPUP_PROPS`, for collapsed menus: popups have the group's name as heading. */
export const HEADED_POPUP_PROPS = {
  ...MENU_POPUP_PROPS,
  popupRender: renderPopup(true),
  // Moves a long popup up into the window.
  builtinPlacements: { rightTop: { points: ['tl', 'tr'], overflow: { adjustX: true, shiftY: true } } },
};

/** Like `HEADED_POPUP_PROPS`, with the entries of a popup in columns. */
export const COLUMN_POPUP_PROPS = {
  ...HEADED_POPUP_PROPS,
  classNames: { popup: { root: `${focus.menu} ${styles.popup} ${styles.columns}` } },
};
