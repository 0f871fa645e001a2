import { ConfigProvider, theme } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import ShellPage from '../bare/ShellPage';

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

createRoot(document.body.appendChild(document.createElement('div'))).render(<PlainTheme />);
