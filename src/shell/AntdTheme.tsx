import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';

/** Gives the component library its language, size and colours (spec.md section 9: size small). */
export function AntdTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={zhCN}
      componentSize="small"
      button={{ autoInsertSpace: false }}
      theme={{
        token: {
          colorPrimary: '#0b66cc',
          colorLink: '#0b66cc',
          colorError: '#cf1322',
          colorTextPlaceholder: '#6b7280',
          colorTextDescription: '#5c6370',
          borderRadius: 6,
          fontFamily: 'inherit',
        },
      }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
