import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { ConflictAlert } from './ConflictAlert';

const resource = testResource({
  fields: [{ name: 'period', names: ['from', 'until'], label: '期间', kind: 'month', form: true }],
});

test('a field of several properties is one row; those that the user did not edit are the other’s', () => {
  const page = renderToStaticMarkup(
    <ConflictAlert
      resource={resource}
      fields={['from', 'until']}
      theirs={{ from: '2026-02', until: '2026-03' }}
      mine={{ until: '2026-09' }}
      onOverwrite={vi.fn()}
      onReload={vi.fn()}
    />,
  );
  expect(page.match(/<tr>/g)).toHaveLength(2);
  expect(page).toContain('<td>2026-02 至 2026-09</td><td>2026-02 至 2026-03</td>');
});
