import { Card, Descriptions, Flex, Progress, Skeleton } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { dataOf } from '@/lib/http/envelope';
import { recordSchema } from '@/lib/isRecord';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { repeat } from '@/lib/pause';
import { serverApi } from '@/state/server/serverApi';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import styles from './MonitorView.module.css';

const { useMonitoredQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    monitored: build.query<ServerRecord, string>({
      query: (url) => ({ url, schema: dataOf(recordSchema), tells: 'inPlace' }),
    }),
  }),
});

const INTERVAL_MS = 10_000;
/** Of a disk or a memory. */
const NEARLY_FULL = 90;

type Fact = readonly [label: string, content: ReactNode];

/** Facts of a record, each as `label:property:unit`; shares (`%`) are drawn. */
export const factsOf = (record: ServerRecord, words: string): readonly Fact[] =>
  words.split(' ').map((word) => {
    const [label = '', name = '', unit = ''] = word.split(':');
    const text = textOf(valueAt(record, name));
    if (unit !== '%' || text === '') return [label, text && `${text} ${unit}`.trim()];
    // Servers compute it: 16.009999999999998.
    const percent = Math.round(Number(text) * 100) / 100;
    return [
      label,
      <Progress
        key={name}
        aria-label={label}
        percent={percent}
        status={percent >= NEARLY_FULL ? 'exception' : 'normal'}
        // Else a full one has a cross in place of its number.
        format={(share) => `${share}%`}
      />,
    ];
  });

type GroupsOf = (data: ServerRecord) => readonly { title: string; facts: readonly Fact[] }[];

/** What a server says of itself, asked for every ten seconds while it is shown. */
export function MonitorView({ title, url, groupsOf }: { title: string; url: string; groupsOf: GroupsOf }) {
  const { data, error, refetch } = useMonitoredQuery(url, { refetchOnMountOrArgChange: true });
  const ask = useEffectEvent(() => {
    if (!document.hidden) void refetch();
  });
  useEffect(() => {
    const left = new AbortController();
    repeat(() => ask(), INTERVAL_MS, left.signal);
    return () => left.abort();
  }, []);
  return (
    <Card variant="borderless" role="region" aria-label={title}>
      <h1 className="visually-hidden">{title}</h1>
      <Flex vertical gap="middle">
        {error && <LoadFailure title={`${title}加载失败`} failure={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton active />}
        <div className={styles.groups}>
          {data &&
            groupsOf(data).map((group) => (
              <Descriptions
                key={group.title}
                bordered
                size="small"
                column={1}
                classNames={{ label: styles.label ?? '' }}
                title={group.title}
                items={group.facts.map(([label, children]) => ({ key: label, label, children }))}
              />
            ))}
        </div>
      </Flex>
    </Card>
  );
}
