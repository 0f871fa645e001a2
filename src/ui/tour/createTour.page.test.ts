// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { HOSTILE_HTML } from '../../../tests/hostileHtml';
import {
  createTestTour,
  findInTour,
  goToStep,
  untilFocused,
  tourButtonLabels,
  pressKey,
  untilStepShown,
  stage,
} from '../../../tests/tourPage';

describe('keyboard', () => {
  test('arrows, Enter and Space; Tab stays inside; Escape ends it (§4.25)', async () => {
    const tour = createTestTour({ repeat: 'once' });
    await tour.start();
    await untilFocused('下一步');
    pressKey('Enter');
    await untilStepShown('第2步');
    pressKey('ArrowRight');
    await untilStepShown('第3步');
    pressKey('ArrowLeft');
    await untilStepShown('第2步');
    await untilFocused('下一步');
    pressKey('Tab');
    await untilFocused('跳过');
    expect(pressKey('Tab').defaultPrevented).toBe(false);
    pressKey('Tab', { shiftKey: true });
    await untilFocused('下一步');
    pressKey(' ');
    await untilStepShown('第3步');
    pressKey('Escape');
    await untilStepShown(undefined);
    expect(tour.hasStarted()).toBe(false);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s the keys are the browser’s own', async (modifier) => {
    await createTestTour().start();
    await untilFocused('下一步');
    for (const key of ['Escape', 'ArrowRight', 'Enter', 'Tab'])
      expect(pressKey(key, { [modifier]: true }).defaultPrevented).toBe(false);
  });

  test('the box is ticked by the browser, and Tab from outside comes in at either end', async () => {
    await createTestTour({ repeat: 'once' }).start();
    await untilFocused('下一步');
    findInTour('input')?.focus();
    for (const key of ['Enter', ' ', 'PageDown']) expect(pressKey(key).defaultPrevented).toBe(false);
    for (const [shiftKey, label] of [
      [false, '跳过'],
      [true, '下一步'],
    ] as const) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      pressKey('Tab', { shiftKey });
      await untilFocused(label);
    }
  });

  test.each(['Enter', ' '])('%j on 跳过 is a skip', async (key) => {
    const skipped = vi.fn();
    const tour = createTestTour({ listen: (engine) => engine.onSkip(skipped) });
    await tour.start();
    await untilFocused('下一步');
    pressKey('Tab');
    pressKey(key);
    await expect.poll(() => tour.hasStarted()).toBe(false);
    expect(skipped).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('no shortcut of the page hears of it while it is there, all do afterwards (§4.25)', async () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    const tour = createTestTour();
    await tour.start();
    await untilFocused('下一步');
    pressKey('k', { ctrlKey: true });
    expect(heard).not.toHaveBeenCalled();
    await tour.exit();
    await untilStepShown(undefined);
    pressKey('k', { ctrlKey: true });
    pressKey('Escape');
    expect(heard).toHaveBeenCalledTimes(2);
    window.removeEventListener('keydown', heard);
  });
});

describe('on the page', () => {
  test('what listens to the window is there from start to exit (§4.25)', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const tour = createTestTour();
    await tour.start();
    const own = added.mock.calls.map(([type, listener]) => [type, listener] as const);
    expect(own.map(([type]) => type).sort()).toEqual(['keydown', 'resize']);
    await tour.exit();
    const gone = removed.mock.calls.map(([type, listener]) => [type, listener] as const);
    expect(gone).toHaveLength(own.length);
    expect(gone).toEqual(expect.arrayContaining(own));
  });

  test('it follows its element, whatever moves it (§4.23)', async () => {
    const at = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    at.mockReturnValue(new DOMRect(100, 200, 300, 40));
    await createTestTour().start();
    await untilStepShown('第1步');
    at.mockReturnValue(new DOMRect(10, 20, 30, 40));
    await expect.poll(() => findInTour('.introjs-helperLayer')?.style.left).toBe('5px');
  });

  test('when its elements change with the window it goes on with those that are there', async () => {
    const [one] = stage.elements;
    const tour = createTestTour();
    await tour.start();
    await goToStep(3);
    stage.elements = one ? [one] : [];
    tour.refresh();
    await untilStepShown('第1步');
    expect(tourButtonLabels()).toEqual(['确定']);
    expect(one?.className).toContain('introjs-showElement');
    stage.elements = [];
    tour.refresh();
    await expect.poll(() => tour.hasStarted()).toBe(false);
  });

  test('the dialog has a name and a description, is modal, and gives the focus back', async () => {
    document.querySelector<HTMLElement>('#opener')?.focus();
    const tour = createTestTour();
    await tour.start();
    await untilFocused('下一步');
    const dialog = findInTour('[role="dialog"]');
    expect(dialog?.getAttribute('aria-modal')).toBe('true');
    const named = (attribute: string) => document.getElementById(dialog?.getAttribute(attribute) ?? '')?.textContent;
    await expect.poll(() => named('aria-labelledby')).toBe('第1步');
    expect(named('aria-describedby')).toBe('说明1');
    await tour.exit();
    expect(document.activeElement?.id).toBe('opener');
  });

  test.each(HOSTILE_HTML.slice(0, 40))('%j is text', async (hostile) => {
    await createTestTour({
      steps: () => stage.elements.map((element) => ({ element, title: hostile, text: hostile })),
    }).start();
    await untilStepShown(hostile);
    expect(findInTour('.introjs-tooltiptext')?.textContent).toBe(hostile);
    expect(findInTour('.introjs-tooltip-title')?.childElementCount).toBe(0);
    expect(findInTour('.introjs-tooltiptext')?.childElementCount).toBe(0);
  });
});
