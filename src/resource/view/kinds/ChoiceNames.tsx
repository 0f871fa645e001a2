import { textOf } from '@/lib/record/ServerRecord';
import { useChoices } from '../../data/useChoices';
import type { ChoiceSource } from '../../model/ChoiceSource';

/** The names of chosen records. */
export function ChoiceNames({ source, value }: { source: ChoiceSource; value: unknown }) {
  const { choices } = useChoices(source);
  const ids = [value]
    .flat()
    .map(textOf)
    .filter((id) => id !== '');
  return ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? id).join('，');
}
