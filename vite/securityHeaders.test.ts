import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_POLICY, previewPolicy, securityHeaders } from './securityHeaders';

const policyOf = (imageHosts?: readonly string[]) => securityHeaders(imageHosts)['Content-Security-Policy'];
const site = readFileSync('deploy/nginx.conf', 'utf8');
const [, sitePolicy = ''] = /\$dzb_policy \{\s+default "([^"]+)"/.exec(site) ?? [];

test.each([
  ['', []],
  [' img.example.cn', ['img.example.cn']],
  [' img.example.cn a.cn:8443', ['img.example.cn', 'a.cn:8443']],
] as const)('nginx with %j sends the policy of %j', (line, imageHosts) => {
  expect(sitePolicy.replace('$dzb_image_hosts', line)).toBe(policyOf(imageHosts));
});

test('other hosts get pictures in, and nothing else', () => {
  const differing = policyOf(['img.example.cn'])
    .split('; ')
    .filter((directive) => !policyOf().split('; ').includes(directive));
  expect(differing).toEqual(["img-src 'self' data: blob: img.example.cn"]);
});

test('nginx has the same policies for answers of the backend and for previewed files', () => {
  for (const policy of [API_POLICY, previewPolicy('text/html'), previewPolicy('application/pdf')]) {
    expect(site).toContain(`"${policy}"`);
  }
});
