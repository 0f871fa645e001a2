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
  test.each(['', '<p>通知</p>', '<p>附件</p><ul><li>甲</li></ul>'])('of %j come back as they went', (text) => {
    expect(splitAttachments(joinAttachments(text, FILES))).toEqual({ text, files: FILES });
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

  test('outlive what a server or another editor takes out', () => {
    const kept = joinAttachments('<p>通知</p>', FILES)
      .replaceAll(/<.?strong>/g, '')
      .replaceAll('</li><li>', '</li>\n<li>');
    expect(splitAttachments(kept).files).toEqual(FILES);
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
