// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Button, Empty, Input } from 'antd';
import { expect, test } from 'vitest';
import { AntdProvider } from './AntdProvider';
import { toastWrapper } from '../../../tests/toastWrapper';

test('the library speaks Chinese and is small (§1.4, §9.28)', () => {
  render(
    <AntdProvider themeName="blue-white" isDark={false}>
      <Button>保存</Button>
      <Input aria-label="名称" />
      <Empty />
    </AntdProvider>,
    toastWrapper(),
  );
  expect(screen.getByRole('button', { name: '保存' }).className).toContain('ant-btn-sm');
  expect(screen.getByRole('textbox', { name: '名称' }).className).toContain('ant-input-sm');
  expect(screen.getAllByText('暂无数据')).not.toEqual([]);
});
