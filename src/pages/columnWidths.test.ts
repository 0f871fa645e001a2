import { expect, test } from 'vitest';
import { loadPages } from '../../scripts/contract/pages';
import { columnOf } from '@/resource/model/FieldBase';
import { rowActionsFor } from '@/resource/view/actions/rowActionsFor';
import { fieldsAt, offers, type Resource } from '@/resource/model/Resource';
import { columnWidths } from '@/resource/view/table/RecordTable';
import { actionsWidth } from '@/resource/view/table/RowActions';

/** What a window of 1440 leaves for a table beside the menu, and what a tree at its side takes of it. */
const TABLE_PX = 1080;
const SIDE_PX = 250;
/** What a window of 1280 leaves beside a scroll bar, and the boxes to tick; the trees beside some tables. */
const SMALL_TABLE_PX = 950 - 17 - 32;
const SMALL_SIDE_PX = 230;
const DICT_TYPES_PX = 300;
/** Below this, most names are cut. */
const LEAST_PX = 160;

/** The width of the columns that have one, for a user who may everything, and how many have none. */
function widthsOf(resource: Resource): { fixed: number; free: number } {
  const { Side } = resource;
  const actions = rowActionsFor(resource, { can: (one) => offers(resource, one), mayRun: () => true });
  const shown = fieldsAt('column', resource).filter((field) => !columnOf(field).hidden);
  const widths = shown.map((field) => columnOf(field).width);
  const fixed = widths.reduce<number>((sum, width = 0) => sum + width, actionsWidth(actions) + (Side ? SIDE_PX : 0));
  return { fixed, free: widths.filter((width) => width === undefined).length };
}

const PAGES = (await loadPages()).flatMap(({ name, resources }) =>
  resources.filter((one) => fieldsAt('column', one).length > 0).map((one) => [name, one.noun, one] as const),
);

test.each(PAGES)('%s: the columns of %s without a width have room in a window of 1440', (_name, _noun, resource) => {
  const { fixed, free } = widthsOf(resource);
  expect((TABLE_PX - fixed) / free).toBeGreaterThanOrEqual(LEAST_PX);
});

test.each(PAGES)('%s: %s needs no scrolling sideways in a window of 1280 (§17.9)', (name, _noun, resource) => {
  const { fixed, free } = widthsOf(resource);
  // The branches beside party work stand above the table then.
  const beside =
    resource.Side && name.startsWith('party/')
      ? -SIDE_PX
      : resource.Side
        ? SMALL_SIDE_PX - SIDE_PX
        : name === 'dict/DictPage'
          ? DICT_TYPES_PX
          : 0;
  expect(columnWidths([fixed + beside, ...Array<undefined>(free)], 0).least).toBeLessThanOrEqual(SMALL_TABLE_PX);
});
