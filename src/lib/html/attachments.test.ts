// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { joinAttachments, splitAttachments } from './attachments';
import { readRichText } from './sanitizeHtml';

const FILES = [
  { name: '名单 <1>.docx', at: '/dzb/prod-api/profile/upload/2026/名单_1.docx' },
  { name: '图.png', at: 'https://store.test/a?b=1&c=2' },
  { name: '还没有.pdf', at: '' },
];

describe('files at the end of a text (§19.14)', () => {
  test.each([
    ['', ''],
    ['<p>通知</p>', '<p>通知</p>'],
    ['<p>附件</p><ul><li>甲</li></ul>', '<p>附件</p><ul><li>甲</li></ul>'],
    ['<div>正文', '<div>正文</div>'],
    ['<p>甲<b>', '<p>甲<b></b></p>'],
  ])('of %j come back as they went', (html, text) => {
    expect(splitAttachments(joinAttachments(html, FILES))).toEqual({ text, files: FILES });
  });

  test.each([
    '<p>见附件</p>',
    '<h4>附件</h4><ul><li>名单</li></ul>',
    '<h4>附件</h4><ul><li>见<a href="/a">名单</a></li></ul>',
    '<h4>附件</h4><ul><li><a href="/a">名单</a></li></ul><p>完</p>',
    '<h4>附件</h4><ul><li><a href="/a">名单</a></li></ul>完',
    '<h4>附件</h4><ol><li><a href="/a">名单</a></li></ol>',
    '<h4>名单</h4><ul><li><a href="/附件">名单</a></li></ul>',
    '<p onclick="x">附件 &nbsp;未闭合',
  ])('are not seen in %s, which stays as it is', (html) => {
    expect(splitAttachments(html)).toEqual({ text: html, files: [] });
  });

  test.each<[string, (html: string) => string]>([
    ['a server', (html) => html.replaceAll(/<.?strong>/g, '').replaceAll('</li><li>', '</li>\n<li>')],
    [
      'Quill',
      (html) => html.replaceAll('ul>', 'ol>').replaceAll('<li>', '<li data-list="bullet"><span class="ql-ui"></span>'),
    ],
  ])('outlive what %s makes of them', (_by, change) => {
    expect(splitAttachments(change(joinAttachments('<p>通知</p>', FILES)))).toEqual({
      text: '<p>通知</p>',
      files: FILES,
    });
  });

  test.each([
    ...['//localhost:3000', 'http://localhost:3000', '/.', '/x/..', '/x/%2e%2e', '/x%2f..', '\t'].map(
      (start) => `${start}/dzb/prod-api/profile/a.html`,
    ),
    ...[
      '/dzb/dify/v1/files/a.html',
      '/dzb/prod%2Dapi/a.html',
      '/dzb//prod-api/a.html',
      '/dzb\\prod-api/a.html',
      '/dzb/x%3f/../prod-api/a.html',
    ],
  ])('at %j are saved, not opened', (href) => {
    const [link] = new DOMParser().parseFromString(readRichText(`<a href="${href}">见</a>`), 'text/html').links;
    expect(link?.hasAttribute('download')).toBe(true);
    expect(link?.target).toBe('');
  });

  test('are shown as links: those of the API are saved, not opened in its name', () => {
    const { body } = new DOMParser().parseFromString(readRichText(joinAttachments('', FILES)), 'text/html');
    const links = [...body.querySelectorAll('a')].map(({ download, target }) => ({ download, target }));
    expect(links.map(({ target }) => target)).toEqual(['', '_blank', '']);
    expect(links[0]?.download).toBe('名单 <1>.docx');
    const [other] = new DOMParser().parseFromString(
      readRichText('<a href="/profile/a.html">见</a>'),
      'text/html',
    ).links;
    expect(other?.outerHTML).toBe('<a href="/dzb/prod-api/profile/a.html" download="">见</a>');
  });
});
