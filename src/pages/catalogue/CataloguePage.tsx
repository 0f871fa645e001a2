import { Alert, Button, Card, Flex } from 'antd';
import { appConfig } from '@/config/appConfig';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Section } from '@/ui/section/Section';
import styles from './CataloguePage.module.css';
import type { ExampleModule } from './Example';

const FILES = import.meta.glob<ExampleModule>('./examples/*.tsx');

/** What the sections are called. The English name is that of the code, for developers. */
const TITLES: Readonly<Record<string, string>> = {
  Dialogs: '对话框',
  DictSelect: '字典选择',
  DictTag: '字典标签',
  Download: '下载',
  Functions: '工具函数',
  Hints: '页面提示',
  OrgTree: '组织树',
  OrgTreeSelect: '组织选择',
  Pagination: '分页',
  Permitted: '按权限显示',
  QueryForm: '查询条件',
  RichTextEditor: '富文本编辑器',
  RightToolbar: '表格工具栏',
  TreeSelect: '树形选择',
  useTableHeight: '表格高度',
};

const titleOf = (name: string) => [TITLES[name], name].filter(Boolean).join(' ');

/** Each example file is one section: `./examples/Pagination.tsx` is 分页 Pagination. Its code is loaded with the page. */
const SECTIONS = Object.entries(FILES).map(([file, load]) => ({
  name: file.replace(/^.*\/|\.tsx$/g, ''),
  Content: lazyWithRetry(load, () => <p role="status">{appConfig.loadingText}</p>),
}));

const anchor = (name: string) => `catalogue-${name}`;

function goTo(name: string): void {
  const heading = document.getElementById(anchor(name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/**
 * 组件总览: the shared components with live examples and props (§2.71).
 */
export default function CataloguePage() {
  return (
    <Flex vertical gap={20}>
      <h1 className="page-title">组件总览</h1>
      <div className={styles.page}>
        <Card variant="borderless" className={styles.index}>
          <nav className={styles.entries} aria-label="组件目录">
            {SECTIONS.map(({ name }) => (
              <Button key={name} type="text" onClick={() => goTo(name)}>
                {TITLES[name] ?? name}
              </Button>
            ))}
          </nav>
        </Card>
        <Flex vertical gap={20}>
          {SECTIONS.map(({ name, Content }) => (
            <Section key={name} id={anchor(name)} title={titleOf(name)}>
              <ErrorBoundary
                onError={() => undefined}
                fallback={(error, retry) => (
                  <Alert
                    type="error"
                    title={`示例显示失败：${error.message}`}
                    action={<Button onClick={retry}>重试</Button>}
                  />
                )}
              >
                <Content />
              </ErrorBoundary>
            </Section>
          ))}
        </Flex>
      </div>
    </Flex>
  );
}
