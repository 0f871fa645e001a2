import type { DictValue } from '@/lib/dict/matchEntries';
import { DictTag } from '@/ui/dict/DictTag';
import { useDict } from './useDict';

/** A `DictTag` that brings its dictionary along. */
export function DictText({ type, value }: { type: string; value: DictValue }) {
  return <DictTag entries={useDict(type)[type] ?? []} value={value} />;
}
