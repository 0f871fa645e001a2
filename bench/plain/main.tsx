import { ConfigProvider, Menu, Tabs, theme } from 'antd';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import ShellPage from '../load/baseline/ShellPage';

const PARAMS = new URLSearchParams(window.location.search);

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

const root = document.getElementById('root');
if (root) createRoot(root).render(PARAMS.has('tabs') ? <PlainTabs /> : <PlainTheme />);
