// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { HOSTILE_HTML } from '../../../tests/hostileHtml';
import { createTestTour, findInTour, focusOn, labels, press, shows, stage } from '../../../tests/tourPage';

describe('keyboard', () => {
  test('arrows, Enter and Space; Tab stays inside; Escape ends it', async () => {
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await focusOn('下一步');
    press('Enter');
    await shows('第2步');
    press('ArrowRight');
    await shows('第3步');
    press('ArrowLeft');
    await shows('第2步');
    await focusOn('下一步');
    press('Tab');
    await focusOn('跳过');
    expect(press('Tab').defaultPrevented).toBe(false);
    press('Tab', { shiftKey: true });
    await focusOn('下一步');
    press(' ');
    await shows('第3步');
    press('Escape');
    await shows(undefined);
    expect(tour.hasStarted()).toBe(false);
  });

  test.each(['Enter', ' '])('%j on 跳过 is a skip', async (key) => {
    const skipped = vi.fn();
    const tour = createTestTour();
    tour.on('skip', skipped);
    await tour.start();
    await focusOn('下一步');
    press('Tab');
    press(key);
    await vi.waitFor(() => expect(tour.hasStarted()).toBe(false));
    expect(skipped).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('no shortcut of the page hears of it while it is there, all do afterwards', async () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    const tour = createTestTour();
    await tour.start();
    await focusOn('下一步');
    press('k', { ctrlKey: true });
    expect(heard).not.toHaveBeenCalled();
    await tour.exit();
    await shows(undefined);
    press('k', { ctrlKey: true });
    press('Escape');
    expect(heard).toHaveBeenCalledTimes(2);
    window.removeEventListener('keydown', heard);
  });
});

describe('on the page', () => {
  test('what listens to the window is there from start to exit', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const tour = createTestTour();
    await tour.start();
    const own = added.mock.calls.map(([type, listener]) => [type, listener] as const);
    expect(own.map(([type]) => type).sort()).toEqual(['keydown', 'resize', 'resize', 'scroll']);
    await tour.exit();
    const gone = removed.mock.calls.map(([type, listener]) => [type, listener] as const);
    expect(gone).toHaveLength(own.length);
    expect(gone).toEqual(expect.arrayContaining(own));
  });

  test.each(['resize', 'scroll'])('it follows its element at a %s', async (event) => {
    const at = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    at.mockReturnValue(new DOMRect(100, 200, 300, 40));
    await createTestTour().start();
    await shows('第1步');
    at.mockReturnValue(new DOMRect(10, 20, 30, 40));
    window.dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(findInTour('.introjs-helperLayer')?.style.left).toBe('5px'));
  });

  test('when its elements change with the window it goes on with those that are there', async () => {
    const [one] = stage.elements;
    const tour = createTestTour();
    await tour.start();
    await tour.goTo(2);
    await shows('第3步');
    stage.elements = one ? [one] : [];
    window.dispatchEvent(new Event('resize'));
    await shows('第1步');
    expect(labels()).toEqual(['确定']);
    expect(one?.className).toContain('introjs-showElement');
    stage.elements = [];
    tour.refresh();
    await vi.waitFor(() => expect(tour.hasStarted()).toBe(false));
  });

  test('the dialog has a name and a description, is modal, and gives the focus back', async () => {
    document.querySelector<HTMLElement>('#opener')?.focus();
    const tour = createTestTour();
    await tour.start();
    await focusOn('下一步');
    const dialog = findInTour('[role="dialog"]');
    expect(dialog?.getAttribute('aria-modal')).toBe('true');
    const named = (attribute: string) => document.getElementById(dialog?.getAttribute(attribute) ?? '')?.textContent;
    await vi.waitFor(() => expect(named('aria-labelledby')).toBe('第1步'));
    expect(named('aria-describedby')).toBe('说明1');
    await tour.exit();
    expect(document.activeElement?.id).toBe('opener');
  });

  test.each(HOSTILE_HTML.slice(0, 40))('%j is text', async (hostile) => {
    await createTestTour({
      steps: () => stage.elements.map((element) => ({ element, title: hostile, text: hostile })),
    }).start();
    await shows(hostile);
    expect(findInTour('.introjs-tooltiptext')?.textContent).toBe(hostile);
    expect(findInTour('.introjs-tooltip-title')?.childElementCount).toBe(0);
    expect(findInTour('.introjs-tooltiptext')?.childElementCount).toBe(0);
  });
});
