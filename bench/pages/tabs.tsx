import { ConfigProvider, Menu, Tabs } from 'antd';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';

const PAGES = Array.from({ length: 21 }, (_, index) => ({ key: String(index), label: `页面${index}` }));

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

createRoot(document.body.appendChild(document.createElement('div'))).render(<PlainTabs />);
