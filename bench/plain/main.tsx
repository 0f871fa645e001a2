import { ConfigProvider, Menu, Tabs, theme, type MenuProps } from 'antd';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bigMenu, type BigNode } from '../bigMenu';
import ShellPage from '../load/baseline/ShellPage';

const toItem = ({ path, title, children }: BigNode): Required<MenuProps>['items'][number] =>
  children.length > 0 ? { key: path, label: title, children: children.map(toItem) } : { key: path, label: title };
const PARAMS = new URLSearchParams(window.location.search);
const SIZE = PARAMS.get('size') === '5000' ? 5000 : 500;
const MENU = bigMenu(SIZE);
const ITEMS = MENU.map(toItem);
const groupsOf = (nodes: readonly BigNode[]): string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupsOf(children)] : []));
const GROUPS = groupsOf(MENU);

/** The baseline of the menu: the same menu in antd's Menu, as in its documentation. */
function PlainMenu() {
  const [open, setOpen] = useState<string[]>([]);
  const [selected, select] = useState('');
  return (
    <>
      <button type="button" id="open" disabled={open.length === GROUPS.length} onClick={() => setOpen(GROUPS)}>
        open all
      </button>
      <nav style={{ width: 266, height: '90vh', overflow: 'auto' }}>
        <Menu
          mode="inline"
          items={ITEMS}
          openKeys={open}
          onOpenChange={setOpen}
          selectedKeys={[selected]}
          onClick={({ key }) => select(key)}
        />
      </nav>
    </>
  );
}

const PAGES = Array.from({ length: Number(PARAMS.get('tabs')) }, (_, index) => ({
  key: String(index),
  label: `页面${index}`,
}));

/** The baseline of a switch of tabs: antd's Tabs and Menu with an entry for each page, and empty pages kept alive. */
function PlainTabs() {
  const [active, setActive] = useState('0');
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Menu mode="inline" items={PAGES} selectedKeys={[active]} onClick={({ key }) => setActive(key)} />
      <Tabs type="card" items={PAGES} activeKey={active} onChange={setActive} />
      {PAGES.map(({ key, label }) => (
        <Activity key={key} mode={key === active ? 'visible' : 'hidden'}>
          <h1>{label}</h1>
        </Activity>
      ))}
    </ConfigProvider>
  );
}

/** The baseline of a change of the theme: the bare shell, and a button that changes it. */
function PlainTheme() {
  const [isDark, setDark] = useState(false);
  return (
    <ConfigProvider theme={{ algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
      <button type="button" id="theme" onClick={() => setDark(!isDark)}>
        theme
      </button>
      <ShellPage />
    </ConfigProvider>
  );
}

function Baseline() {
  if (PARAMS.has('tabs')) return <PlainTabs />;
  return PARAMS.has('theme') ? <PlainTheme /> : <PlainMenu />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Baseline />);
