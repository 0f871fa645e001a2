import { useMemo } from 'react';
import * as v from 'valibot';
import { isRecord } from '@/lib/isRecord';
import { type RecordId, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { flattenTree } from '@/lib/tree/flattenTree';
import type { TreeItem } from '@/ui/tree/indexTree';
import { useChoicesQuery } from '../api/recordEndpoints';
import { idValueSchema } from '../api/resourceSchemas';
import type { ChoiceSource } from '../Field';

/** A record that can be chosen. */
export interface Choice extends TreeItem {
  /** The id as the server sends it. */
  value: RecordId;
  disabled: boolean;
}

const NONE: readonly Choice[] = [];

function toChoice(record: ServerRecord, { id = 'id', name, parent = 'parentId', keywords }: ChoiceSource): Choice[] {
  const parsed = v.safeParse(idValueSchema, record[id]);
  if (!parsed.success) return [];
  const above = v.safeParse(idValueSchema, record[parent]);
  return [
    {
      value: parsed.output,
      id: String(parsed.output),
      parentId: above.success ? String(above.output) : '',
      name: textOf(record[name]) || String(parsed.output),
      ...(keywords !== undefined && { keywords: textOf(record[keywords]) }),
      disabled: record['disabled'] === true || textOf(record['status']) === '1',
    },
  ];
}

/** The choices in an answer: flat, parents before children. What is no record with an id is left out. */
export function readChoices(body: ServerRecord | undefined, source: ChoiceSource): readonly Choice[] {
  const list = body?.[source.at ?? 'data'];
  if (!Array.isArray(list)) return NONE;
  const nodes = flattenTree(list, { id: source.id ?? 'id', parent: source.parent ?? 'parentId' });
  return nodes.filter(isRecord).flatMap((record) => toChoice(record, source));
}

/** Fetches choices; each answer once, however many fields are fed from it. */
export function useChoices(source: ChoiceSource) {
  const { url, tag = url } = source;
  const { data, isFetching, isError, error, refetch } = useChoicesQuery({ url, tag });
  const choices = useMemo(() => readChoices(data, source), [data, source]);
  const isRefused = error !== undefined && 'isRefused' in error && error.isRefused === true;
  const problem = isRefused ? '没有权限查看' : '加载失败';
  return {
    choices,
    isFetching,
    /** Why there are none; undefined if the call succeeded. */
    problem: isError ? problem : undefined,
    /** Asks again; undefined where that would not help. */
    retry: isRefused ? undefined : () => void refetch(),
  };
}
