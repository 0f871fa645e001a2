import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MenuIcon } from './MenuIcon';

test('the picture of an icon is a mask for Chromium below 120 too', () => {
  const html = renderToStaticMarkup(<MenuIcon meta={{ icon: 'anchor', isCustomSvg: true, notCustomIcon: false }} />);
  expect(html).toMatch(/style="mask-image:(url\([^)]+\));-webkit-mask-image:\1"/);
});
