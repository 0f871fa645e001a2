import { Button, Card, Flex } from 'antd';
import type { ComponentType } from 'react';
import { Section } from '@/ui/section/Section';
import styles from './CataloguePage.module.css';

/** An example: the component, what it is called, and what it is for. */
interface ExampleModule {
  default: ComponentType;
  title: string;
  summary: string;
}

/** Each file is one section: `./examples/OrgTree.tsx` is 组织树 OrgTree. Its types describe its props. */
const EXAMPLES = Object.entries(import.meta.glob<ExampleModule>('./examples/*.tsx', { eager: true })).map(
  ([file, { default: Content, ...texts }]) => ({ name: file.replace(/^.*\/|\.tsx$/g, ''), Content, ...texts }),
);

const anchor = (name: string) => `catalogue-${name}`;

function goTo(name: string): void {
  const heading = document.getElementById(anchor(name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** 组件总览: the shared components with live examples (§2.71). */
export default function CataloguePage() {
  return (
    <Flex vertical gap={20}>
      <h1 className="page-title">组件总览</h1>
      <div className={styles.page}>
        <Card variant="borderless" className={styles.index}>
          <nav className={styles.entries} aria-label="组件目录">
            {EXAMPLES.map(({ name, title }) => (
              <Button key={name} type="text" onClick={() => goTo(name)}>
                {title}
              </Button>
            ))}
          </nav>
        </Card>
        <Flex vertical gap={20}>
          {EXAMPLES.map(({ name, title, summary, Content }) => (
            <Section key={name} id={anchor(name)} title={`${title} ${name}`}>
              <p>{summary}</p>
              <Content />
            </Section>
          ))}
        </Flex>
      </div>
    </Flex>
  );
}
