import { Input } from 'antd';
import { useState } from 'react';
import type { DictItemQuery } from '@/features/dict/api/dictItems';
import { DictSelect } from '@/features/dict/DictSelect';
import { clearByIcon } from '@/ui/antd/clearByIcon';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';

const PAGE_SIZE = 10;

type ItemFilter = Pick<DictItemQuery, 'dictLabel' | 'status'>;

export function useItemQuery(dictType: string) {
  const [query, setQuery] = useState<DictItemQuery>({
    dictType,
    dictLabel: '',
    status: '',
    pageNum: 1,
    pageSize: PAGE_SIZE,
  });
  return {
    query,
    /** Sets the filter and goes to the first page; returns false if nothing has changed. */
    ask: (filter: ItemFilter): boolean => {
      const next = { ...query, ...filter, pageNum: 1 };
      const differs = JSON.stringify(next) !== JSON.stringify(query);
      if (differs) setQuery(next);
      return differs;
    },
    turnTo: (pageNum: number, pageSize: number) => setQuery({ ...query, pageNum, pageSize }),
  };
}

const NO_FILTER: ItemFilter = { dictLabel: '', status: '' };

export function ItemQueryForm({ pending, onQuery }: { pending: boolean; onQuery: (filter: ItemFilter) => void }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const reset = () => {
    setFilter(NO_FILTER);
    onQuery(NO_FILTER);
  };
  return (
    <QueryForm
      pending={pending}
      onQuery={() => onQuery({ ...filter, dictLabel: filter.dictLabel.trim() })}
      onReset={reset}
    >
      <QueryField label="字典标签">
        {(id) => (
          <Input
            id={id}
            allowClear={clearByIcon}
            maxLength={100}
            autoComplete="off"
            placeholder="请输入字典标签"
            value={filter.dictLabel}
            onChange={({ target }) => setFilter({ ...filter, dictLabel: target.value })}
          />
        )}
      </QueryField>
      <QueryField label="状态">
        {(id) => (
          <DictSelect
            id={id}
            type="sys_normal_disable"
            placeholder="字典状态"
            value={filter.status || null}
            onChange={(status) => setFilter({ ...filter, status: status === '0' || status === '1' ? status : '' })}
          />
        )}
      </QueryField>
    </QueryForm>
  );
}
