import { launchChromium } from '../scripts/findProgram';
import { antdStyles } from '../vite/antdStyles';
import type {} from './data/page/main';
import { median } from './measure';
import { servePage } from './servePage';

const ROUNDS = 5;
/** Paints of each table in one page. */
const TURNS = 5;

/** The most that a page from its description may take, compared with one made by hand. */
const MOST = 1.2;

type Kind = 'ours' | 'antd';
const ROWS = 100;

/** Paints both tables in turns, so that what happens on the machine meanwhile counts for both. */
async function paintInTurns(url: string, note: (kind: Kind, times: { shown: number; edited: number }) => void) {
  // A new browser, so that no round starts with the memory of another.
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'dataBench' in window);
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const kind of ['ours', 'antd'] as const) {
        const times = await page.evaluate(([which, count]) => window.dataBench.paintRecords(which, count), [
          kind,
          ROWS,
        ] as const);
        // The first paints warm the page up.
        if (turn > 0) note(kind, times);
      }
    }
  } finally {
    await browser.close();
  }
}

const { url, close } = await servePage('data/page', antdStyles());
try {
  const times: { kind: Kind; shown: number; edited: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await paintInTurns(url, (kind, one) => void times.push({ kind, ...one }));
  for (const what of ['shown', 'edited'] as const) {
    const of = (wanted: Kind) => median(times.filter(({ kind }) => kind === wanted).map((one) => one[what]));
    const [own, plain] = [of('ours'), of('antd')];
    const ratio = own / plain;
    console.log(
      `table ${ROWS} × 10, ${what === 'shown' ? 'first paint' : 'an edit'}: ours ${own.toFixed(0)} ms, ` +
        `antd ${plain.toFixed(0)} ms, ${ratio.toFixed(2)} × (at most ${MOST}: ${ratio <= MOST ? 'met' : 'missed'})`,
    );
  }
} finally {
  await close();
}
