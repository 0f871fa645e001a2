import { afterEach, expect, test } from 'vitest';
import { appConfig } from '@/config/appConfig';
import { previewUrl } from './PreviewButton';
import { previewSandbox } from './PreviewDialog';

const { previewBase } = appConfig;
afterEach(() => {
  appConfig.previewBase = previewBase;
});

test.each([
  ['党员名册.csv', '/dzb/preview/%E5%85%9A%E5%91%98%E5%90%8D%E5%86%8C.csv'],
  ['../secret?x=1#y', '/dzb/preview/..%2Fsecret%3Fx%3D1%23y'],
  ['javascript:alert(1)', '/dzb/preview/javascript%3Aalert(1)'],
  ['\ud800', '/dzb/preview/%EF%BF%BD'],
])('%s is shown at %s', (name, url) => expect(previewUrl(name)).toBe(url));

test('a backend without a preview has no address (§2.97)', () => {
  appConfig.previewBase = '';
  expect(previewUrl('a.csv')).toBeUndefined();
});

test.each(['a.csv', 'a.html', 'a.pdf.html', 'pdf'])('%s gets an origin of its own', (name) => {
  expect(previewSandbox(name)).toBeDefined();
  expect(previewSandbox(name)).not.toContain('allow-same-origin');
  expect(previewSandbox(name)).not.toContain('allow-top-navigation');
});
test('a PDF is shown outside a sandbox', () => expect(previewSandbox('a.PDF')).toBeUndefined());
