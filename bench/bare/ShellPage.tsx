import { BellOutlined, HomeOutlined, MenuFoldOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { App, Avatar, Breadcrumb, Card, ConfigProvider, Drawer, Dropdown, Layout, Menu, Modal, Tabs } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import axios from 'axios';

const MENU = [
  { key: 'workbench', icon: <HomeOutlined />, label: '工作台' },
  { key: 'system', icon: <SettingOutlined />, label: '系统管理', children: [{ key: 'dict', label: '字典管理' }] },
];

/** A shell of plain antd components: menu, header, tabs, one card. */
export default function ShellPage() {
  return (
    <ConfigProvider locale={zhCN}>
      <App>
        <Layout>
          <Layout.Sider collapsible>
            <Menu mode="inline" items={MENU} />
          </Layout.Sider>
          <Layout>
            <Layout.Header>
              <MenuFoldOutlined />
              <Breadcrumb items={[{ title: '工作台' }]} />
              <BellOutlined />
              <Dropdown
                menu={{ items: [{ key: 'out', label: '退出登录' }], onClick: () => void axios.post('/logout') }}
              >
                <Avatar icon={<UserOutlined />} />
              </Dropdown>
            </Layout.Header>
            <Tabs type="editable-card" items={[{ key: 'workbench', label: '工作台' }]} />
            <Layout.Content>
              <Card title="工作台" />
            </Layout.Content>
          </Layout>
        </Layout>
        <Drawer open={false} />
        <Modal open={false} />
      </App>
    </ConfigProvider>
  );
}
