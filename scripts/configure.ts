import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPageSettings, readConfig } from '../src/config/readConfig';
import { settingsBlockOf, withSettings, withTitle } from '../vite/indexHtml';

const HELP = `npm run configure -- FOLDER [--set NAME=VALUE …] [--unset NAME …]

Writes settings into FOLDER/index.html of a build, such as dist/dzb, after it has checked them; without --set and --unset
it shows them. docs/settings.md lists the names: VITE_REQUEST_TIMEOUT is requestTimeout.`;

/** The settings after the changes of the command line. */
function changed(settings: Readonly<Record<string, string>>, set: readonly string[], unset: readonly string[]) {
  const next = { ...settings };
  for (const name of unset) delete next[name];
  for (const pair of set) {
    const at = pair.indexOf('=');
    if (at < 1) throw new Error(`--set ${pair}: NAME=VALUE is missing its value`);
    next[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return next;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: 'string', multiple: true, default: [] },
      unset: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const file = path.join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const page = readPageSettings(settingsBlockOf(html));
  const settings = changed(page.settings, values.set, values.unset);
  const reading = readConfig({}, 'production', settings);
  const problems = [...page.problems, ...reading.problems];
  if (problems.length > 0) {
    console.error(['系统配置有误，没有写入：', ...problems].join('\n'));
    process.exitCode = 1;
    return;
  }
  for (const warning of reading.warnings) console.warn(`请注意：${warning}`);
  if (values.set.length + values.unset.length > 0) {
    const next = withSettings(html, settings);
    writeFileSync(file, settings['title'] ? withTitle(next, settings['title']) : next);
  }
  console.log(`${file}: ${JSON.stringify(settings, null, 2)}`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
