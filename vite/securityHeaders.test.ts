import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLAIMS, DATA_POLICY, previewPolicy, securityHeaders } from './securityHeaders';

const HOST = 'dzb.example.cn';
const policyOf = (imageHosts?: readonly string[], host = HOST) =>
  securityHeaders(host, imageHosts)['Content-Security-Policy'];
const site = readFileSync('deploy/nginx.conf', 'utf8');
const [, sitePolicy = ''] = /\$dzb_app_policy \{\s+default "([^"]+)"/.exec(site) ?? [];
const [, siteScripts = ''] = /\$dzb_scripts \{[^}]+?\$" +"([^"]+)"/.exec(site) ?? [];

test.each([
  ['', []],
  [' img.example.cn', ['img.example.cn']],
  [' img.example.cn a.cn:8443', ['img.example.cn', 'a.cn:8443']],
] as const)('nginx with %j sends the policy of %j', (line, imageHosts) => {
  const scripts = siteScripts.replaceAll('$host', HOST);
  expect(sitePolicy.replace('$dzb_image_hosts', line).replace('$dzb_scripts', scripts)).toBe(policyOf(imageHosts));
});

test('other hosts get pictures in, and nothing else', () => {
  const differing = policyOf(['img.example.cn'])
    .split('; ')
    .filter((directive) => !policyOf().split('; ').includes(directive));
  expect(differing).toEqual(["img-src 'self' data: blob: img.example.cn"]);
});

test.each([
  [HOST, `script-src ${HOST}:*/dzb/static/ ${HOST}:*/dzb/unsupported.js`],
  ['192.0.2.1', 'script-src 192.0.2.1:*/dzb/static/ 192.0.2.1:*/dzb/unsupported.js'],
  ['[2001:db8::1]', "script-src 'self'"],
  ['a_b', "script-src 'self'"],
  ['a.cn;x', "script-src 'self'"],
])('at %s scripts come from the app alone, where browsers can tell: %s', (host, directive) => {
  expect(policyOf([], host).split('; ')).toContain(directive);
});

test('nginx takes the same claims from clients', () => {
  for (const name of CLAIMS) expect(site).toContain(`proxy_set_header ${name} `);
});

test('nginx has the same policies for data and for previewed files', () => {
  for (const policy of [DATA_POLICY, previewPolicy('text/html'), previewPolicy('application/pdf')]) {
    expect(site).toContain(`"${policy}"`);
  }
});
