// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import FramePage from './FramePage';

const { origin } = window.location;

test.each([
  ['this host', `${origin}/dzb/preview/x`, false],
  ['this host, with its port', `${origin}/other/`, false],
  ['another host', 'https://a.example/', true],
  ['another port of this host', 'http://localhost:9/', true],
])('a page of %s in a frame: %s keeps its origin: %s (§17.16)', (_name, url, keeps) => {
  render(<FramePage url={url} title="页面" />);
  const rights = (screen.getByTitle('页面').getAttribute('sandbox') ?? '').split(' ');
  expect(rights).toContain('allow-scripts');
  expect([rights.includes('allow-same-origin'), rights.includes('allow-popups-to-escape-sandbox')]).toEqual([
    keeps,
    keeps,
  ]);
  expect(rights).not.toContain('allow-top-navigation');
});
