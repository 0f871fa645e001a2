// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOSTILE_ANSWERS } from '../../../tests/hostileAnswers';
import { StreamingMarkdown } from './StreamingMarkdown';

const TAGS = new Set(
  'A BLOCKQUOTE BR BUTTON CODE DEL DETAILS DIV EM H1 H2 H3 H4 H5 H6 HR INPUT LI OL P PRE SPAN STRONG SUP TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'align aria-label aria-live aria-pressed checked class data-footnote data-note data-scroll data-wraps disabled href rel role start style tabindex target type'.split(
    ' ',
  ),
);

function check(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    expect(TAGS, element.outerHTML).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(ATTRIBUTES, element.outerHTML).toContain(name);
      if (name === 'style') expect(value).toMatch(/^text-align: (left|center|right);$/);
      if (name === 'type') expect(['button', 'checkbox']).toContain(value);
    }
    if (element.hasAttribute('href')) {
      expect(element.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/);
      expect(element.getAttribute('target')).toBe('_blank');
      expect(element.getAttribute('rel')).toBe('noopener noreferrer');
    }
  }
}

describe('a hostile answer does nothing', () => {
  test.each(HOSTILE_ANSWERS)('%s', (text) => {
    const { container, rerender } = render(<StreamingMarkdown text="" state="growing" />);
    for (const size of [0.5, 0.9, 1]) {
      rerender(<StreamingMarkdown text={text.slice(0, Math.floor(text.length * size))} state="growing" />);
      check(container);
    }
    rerender(<StreamingMarkdown text={text} state="whole" />);
    check(container);
    // Comments are not shown.
    if (!/^<!--.*-->$/.test(text)) expect(container.textContent).not.toBe('');
  });

  test('inside long blocks too (§2.91)', () => {
    const list = HOSTILE_ANSWERS.map((text) => `- ${text.replaceAll('\n', ' ')} ${'字'.repeat(60)}\n`).join('');
    const rows = HOSTILE_ANSWERS.map((text) => `| ${text.replaceAll('\n', ' ')} | ${'字'.repeat(60)} |\n`).join('');
    const { container } = render(<StreamingMarkdown text={`${list}\n\n| a | b |\n|---|---|\n${rows}`} state="whole" />);
    check(container);
  });
});
