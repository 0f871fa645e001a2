import { App, Button, Checkbox, ConfigProvider, Form, Input } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import axios from 'axios';

/** A login form as in antd's documentation, and nothing else. */
export default function FormPage() {
  return (
    <ConfigProvider locale={zhCN}>
      <App>
        <Form onFinish={(values: object) => void axios.post('/login', values)}>
          <Form.Item name="username" rules={[{ required: true }]}>
            <Input />
          </Form.Item>
          <Form.Item name="password" rules={[{ required: true }]}>
            <Input.Password />
          </Form.Item>
          <Form.Item name="remember" valuePropName="checked">
            <Checkbox>记住我</Checkbox>
          </Form.Item>
          <Button type="primary" htmlType="submit">
            登录
          </Button>
        </Form>
      </App>
    </ConfigProvider>
  );
}
