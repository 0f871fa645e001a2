import { expect, test } from 'vitest';
import { directTools, type TableTool } from './ResourceTools';

const tool = (key: string, more: Partial<TableTool> = {}): TableTool => ({
  key,
  label: key,
  onChoose: () => undefined,
  ...more,
});

const add = tool('add', { isPrimary: true });
const remove = (disabled: boolean) => tool('remove', { isForChosen: true, danger: true, disabled });

test.each<[string, TableTool[], string[]]>([
  ['a single one', [tool('export')], ['export']],
  ['of more the first', [add, tool('export'), remove(true)], ['add']],
  ['and what is for the chosen', [add, tool('export'), remove(false)], ['add', 'remove']],
  [
    'none that deletes all, where nothing is added',
    [tool('clean', { danger: true }), tool('export'), remove(true)],
    ['export'],
  ],
])('on a narrow screen: %s (§2.104)', (_name, tools, keys) => {
  expect(directTools(tools).map(({ key }) => key)).toEqual(keys);
});
