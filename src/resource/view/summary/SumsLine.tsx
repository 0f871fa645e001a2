import { Button } from 'antd';
import { numberText } from '@/lib/numberText';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { isRecord } from '@/lib/isRecord';
import { TOO_MANY_ROWS } from '../../data/readAll';
import { useAllRecordsQuery, WHEN_STALE } from '../../data/recordEndpoints';
import { useTotal } from '../../data/useTotal';
import { filterParams, type ListQuery } from '../../model/listQuery';
import { keyOf, type Resource } from '../../model/Resource';
import { amountText, countFilters, type Sum, sumOf, unitOf } from '../../model/sums';
import styles from './SumsLine.module.css';

interface Props {
  resource: Resource;
  filters: ListQuery['filters'];
  scope: ServerRecord;
}

/** What stands where a number is not known. */
const NONE = '—';

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const isTooMany = isRecord(error) && error['message'] === TOO_MANY_ROWS;
  return (
    <span role="alert" className={styles.failure}>
      {isTooMany ? TOO_MANY_ROWS : '合计失败'}
      {!isTooMany && (
        <Button type="link" onClick={retry}>
          重试
        </Button>
      )}
    </span>
  );
}

function Figure({ label, value, unit }: { label: string; value: string | undefined; unit: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd aria-busy={value === undefined}>
        <b>{value ?? '…'}</b> {unit}
      </dd>
    </>
  );
}

function Count({ resource, filters, scope, label, count }: Props & Extract<Sum, { count: unknown }>) {
  const asked = countFilters(filters, count);
  const { currentData, error, refetch } = useTotal(resource, asked, WHEN_STALE.refetchOnMountOrArgChange, scope);
  const total = asked ? currentData : 0;
  return (
    <div>
      <Figure
        label={label}
        value={error ? NONE : total === undefined ? total : numberText(total)}
        unit={error ? '' : (resource.measure ?? '个')}
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
    </div>
  );
}

/** Sums of all rows of the filter, whatever page the table shows. */
export function SumsLine({ resource, filters, scope }: Props) {
  const { sums = [] } = resource;
  const queries = [{ ...scope, ...filterParams(filters, resource) }];
  const { currentData, error, refetch } = useAllRecordsQuery(
    { list: keyOf(resource), queries },
    { ...WHEN_STALE, skip: !sums.some((sum) => 'of' in sum) },
  );
  const amountOf = (name: string) => currentData && amountText(resource, name, sumOf(currentData, name));
  return (
    <dl className={styles.sums} aria-label={`${resource.noun}合计`}>
      {sums.map((sum) =>
        'of' in sum ? (
          <div key={sum.label}>
            <Figure
              label={sum.label}
              value={error ? NONE : amountOf(sum.of)}
              unit={error ? '' : unitOf(resource, sum.of)}
            />
          </div>
        ) : (
          <Count key={sum.label} resource={resource} filters={filters} scope={scope} {...sum} />
        ),
      )}
      {error && <Failure error={error} retry={() => void refetch()} />}
    </dl>
  );
}
