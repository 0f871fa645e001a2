import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { withDateRange } from '@/lib/withDateRange';
import { createId } from '@/lib/createId';
import { serializeParams } from '@/lib/serializeParams';
import { relativeTime } from '@/lib/time/relativeTime';
import { buildTree, type TreeRecord } from '@/lib/tree/buildTree';
import { validators } from '@/lib/validators';
import { type Period, PeriodField } from '@/ui/date/DateField';
import { Example } from '../Example';
import styles from './functions.module.css';

const RECORDS: (TreeRecord & { name: string })[] = [
  { id: 3, parentId: 2, name: '第一党小组' },
  { id: 2, parentId: 1, name: '第一党支部' },
  { id: 1, parentId: 0, name: '党委' },
  { id: 9, parentId: 8, name: '上级缺失的支部' },
];

function Validation() {
  const [text, setText] = useState('11010519491231002X');
  return (
    <>
      <Input aria-label="待校验的文字" value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      <Flex wrap gap="small" role="list" aria-label="校验结果">
        {Object.values(validators).map(({ label, message, test }) => (
          <span key={label} role="listitem" title={message}>
            {test(text) ? '✓' : '✗'} {label}
          </span>
        ))}
      </Flex>
    </>
  );
}

function Time() {
  const [moment, setMoment] = useState('');
  const [now] = useState(() => Date.now());
  const shown = moment === '' ? now - 90_000 : moment;
  return (
    <Flex vertical gap="small">
      <Input
        aria-label="时间或时间戳"
        placeholder={String(Math.floor((now - 90_000) / 1000))}
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
      />
      {relativeTime(shown, now) || '不是有效的时间'}
    </Flex>
  );
}

function Range() {
  const [range, setRange] = useState<Period>(['', '']);
  return (
    <Flex wrap align="center" gap="small">
      <PeriodField kind="day" value={range} onChange={setRange} />
      <code>{decodeURIComponent(serializeParams(withDateRange({ pageNum: 1 }, range)))}</code>
    </Flex>
  );
}

export default function FunctionsExample() {
  const [id, setId] = useState(() => createId());
  return (
    <Example
      summary="不依赖界面的函数：校验、相对时间、日期范围参数、树形结构、随机编号。"
      props={[
        ['validators', '{ label, message, test }', '规格说明第 5 节的全部校验规则，按名称取用'],
        ['relativeTime', '(time, now?, pattern?)', '刚刚、n分钟前、n小时前、1天前或日期；十位数字按秒计'],
        ['withDateRange', '(query, range, suffix?)', '在 params 中加入 beginTime、endTime 或带后缀的起止'],
        ['buildTree', '(records)', '由平铺记录生成树；上级缺失的成为根，环会被断开'],
        ['createId', '(length = 32)', '字母和数字组成的随机编号'],
      ]}
    >
      <Flex vertical gap="middle">
        <Validation />
        <Time />
        <Range />
        <pre className={styles.code} tabIndex={0} role="group" aria-label="生成的树">
          {JSON.stringify(buildTree(RECORDS), null, 2)}
        </pre>
        <Flex wrap align="center" gap="small">
          <Button onClick={() => setId(createId())}>生成编号</Button>
          <code>{id}</code>
        </Flex>
      </Flex>
    </Example>
  );
}
