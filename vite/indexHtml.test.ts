import { expect, test } from 'vitest';
import { settingsBlockOf, withSettings } from './indexHtml';

const PAGE = '<head><script type="application/json" id="config">{}</script><title>x</title></head>';

test('a setting cannot end the element that holds it', () => {
  const title = '</script><script src="https://evil.example/x.js"></script><!--';
  const page = withSettings(PAGE, { title });
  expect(page.match(/<\/?script/g)).toHaveLength(2);
  expect(page).not.toContain('<!--');
  expect(JSON.parse(settingsBlockOf(page))).toEqual({ title });
});
