// @vitest-environment jsdom
import introJs from 'intro.js';
import Cookies from 'js-cookie';
import { describe, expect, test, vi } from 'vitest';
import {
  createTestTour,
  findInTour,
  goToStep,
  pressKey,
  tourButtonLabels,
  untilStepShown,
} from '../../../tests/tourPage';

test('the library is the version that the specification names (§2.73)', () => expect(introJs.version).toBe('8.3.2'));

test('deprecated entry points warn in the console (§4.28)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const old = introJs();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('introJs() is deprecated'));
  old.addHints();
  old.addHint();
  old.removeHints();
  expect(error.mock.calls.flat().map(String)).toEqual([
    expect.stringContaining('addHints() is deprecated'),
    expect.stringContaining('addHint() is deprecated'),
    expect.stringContaining('removeHints() is deprecated'),
  ]);
});

describe('going through', () => {
  test('start, on, back, exit (§4.22, §4.23)', async () => {
    const tour = createTestTour();
    expect(tour.hasStarted()).toBe(false);
    expect(await tour.start()).toBe(true);
    expect(tour.hasStarted()).toBe(true);
    await untilStepShown('第1步');
    expect(findInTour('.introjs-tooltiptext')?.textContent).toBe('说明1');
    await goToStep(3);
    pressKey('ArrowLeft');
    await untilStepShown('第2步');
    pressKey('ArrowLeft');
    await untilStepShown('第1步');
    pressKey('ArrowLeft');
    expect(tour.hasStarted()).toBe(true);
    await tour.exit();
    expect(tour.hasStarted()).toBe(false);
    await expect.poll(() => document.querySelector('.introjs-tour')).toBeNull();
    expect(document.querySelectorAll('[class*=introjs]')).toHaveLength(0);
  });

  test('it can be started again after its end, and not twice at the same time (§4.23)', async () => {
    const tour = createTestTour();
    await tour.start();
    expect(await tour.start()).toBe(false);
    await tour.exit();
    expect(await tour.start()).toBe(true);
    await untilStepShown('第1步');
    await expect.poll(() => document.querySelectorAll('.introjs-tooltip')).toHaveLength(1);
  });

  test('without steps there is nothing to start', async () => {
    const tour = createTestTour({ steps: () => [] });
    expect(await tour.start()).toBe(false);
    expect(document.querySelector('.introjs-tour')).toBeNull();
    await tour.exit();
    tour.refresh();
    expect(tour.hasStarted()).toBe(false);
  });

  test('going on from the last step ends it (§4.22)', async () => {
    const tour = createTestTour();
    await tour.start();
    await goToStep(3);
    pressKey('ArrowRight');
    await expect.poll(() => tour.hasStarted()).toBe(false);
  });
});

describe('defaults', () => {
  test('labels, step numbers and the choice (§9.25)', async () => {
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await untilStepShown('第1步');
    expect(tourButtonLabels()).toEqual(['跳过', '下一步']);
    expect(findInTour('.introjs-dontShowAgain')?.textContent).toBe('不再显示此对话框！');
    expect(findInTour('.introjs-helperNumberLayer')?.textContent).toBe('1 / 3');
    pressKey('ArrowRight');
    await expect.poll(() => tourButtonLabels()).toEqual(['跳过', '上一步', '下一步']);
    pressKey('ArrowRight');
    await expect.poll(() => tourButtonLabels()).toEqual(['跳过', '上一步', '确定']);
  });

  test('overlay opacity 0.5, helper padding 10 (§9.24)', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 300, 40));
    await createTestTour().start();
    const { style } = findInTour('.introjs-helperLayer') ?? document.body;
    expect(style.boxShadow).toContain('rgba(33, 33, 33, 0.5)');
    expect([style.left, style.top, style.width, style.height]).toEqual(['95px', '195px', '310px', '50px']);
  });

  test('scroll padding 30, for a part that is out of view only (§9.24)', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const at = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    at.mockReturnValue(new DOMRect(0, 700, 10, 40));
    const tour = createTestTour();
    await tour.start();
    await untilStepShown('第1步');
    expect(scroll).not.toHaveBeenCalled();
    await tour.exit();
    at.mockReturnValue(new DOMRect(0, 2000, 10, 40));
    await tour.start();
    await expect.poll(() => scroll).toHaveBeenCalledWith(0, 2000 - (768 / 2 - 20) + 30);
  });
});

describe('not again', () => {
  const box = () => findInTour<HTMLInputElement>('.introjs-dontShowAgain input');

  test('who has seen it does not see it again: a cookie with its name, for 365 days (§4.26, §9.25)', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await expect.poll(() => box()?.checked).toBe(true);
    expect(Cookies.get('someTour')).toBeUndefined();
    await tour.exit();
    expect(Cookies.get('someTour')).toBe('true');
    const expires = /expires=([^;]+)/.exec(written.mock.calls.flat().join())?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect(await tour.start()).toBe(false);
    expect(await createTestTour({ name: 'anotherTour', repeat: 'once' }).start()).toBe(true);
  });

  test('who unticks the box sees it again, whatever step that was at (§4.26)', async () => {
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await expect.poll(() => box()?.checked).toBe(true);
    box()?.click();
    pressKey('ArrowRight');
    await untilStepShown('第2步');
    await expect.poll(() => box()?.checked).toBe(false);
    await tour.exit();
    expect(Cookies.get('someTour')).toBeUndefined();
    expect(await tour.start()).toBe(true);
  });

  test('a tour that is taken away does not count as seen', async () => {
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await tour.exit(true);
    expect(Cookies.get('someTour')).toBeUndefined();
  });

  test('who asks for it sees it in spite of the cookie, and is not asked', async () => {
    Cookies.set('someTour', 'true');
    const tour = createTestTour({ repeat: 'always' });
    expect(await tour.start()).toBe(true);
    await untilStepShown('第1步');
    expect(box()).toBeNull();
  });
});
