import { createRequire } from 'node:module';
import browserslist from 'browserslist';

/** Mozilla's table of what browsers can do; the plugin that reads most of it for the lint rules brings it along. */
const { api, css } = createRequire(createRequire(import.meta.url).resolve('eslint-plugin-compat'))(
  '@mdn/browser-compat-data',
);

const NAMES = { ios_saf: 'safari_ios' };

/** @param {string} version such as `16.4` or `16.4-16.6` */
const toNumber = (version) => {
  const [major = '0', minor = '0'] = version.replace(/^[^\d]+/, '').split(/[.-]/);
  return Number(major) * 1000 + Number(minor);
};

/** The oldest version of each browser in `browserslist` (package.json). */
const oldest = new Map();
for (const [browser, version] of browserslist().map((entry) => entry.split(' '))) {
  const name = NAMES[browser] ?? browser;
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, toNumber(version)));
}

/** Whether one of the oldest browsers lacks a feature; what it has in part it has. */
const isYoung = (feature) =>
  [...oldest].some(
    ([browser, version]) =>
      ![feature?.__compat?.support[browser] ?? []]
        .flat()
        .some(({ version_added: added, flags }) => typeof added === 'string' && !flags && toNumber(added) <= version),
  );

const youngIn = (features) =>
  Object.entries(features).flatMap(([name, feature]) => (feature.__compat && isYoung(feature) ? [name] : []));

/** Static members of the web's interfaces, such as `URL.canParse`, for `no-restricted-properties`. */
export const youngStatics = Object.entries(api).flatMap(([object, members]) =>
  youngIn(members)
    .filter((name) => name.endsWith('_static'))
    .map((name) => ({
      object,
      property: name.replace(/_static$/, ''),
      message: 'The oldest browsers of browserslist (package.json) do not have it.',
    })),
);

const nested = (feature) => [
  feature,
  ...Object.entries(feature).flatMap(([name, part]) => (name === '__compat' ? [] : nested(part))),
];

/** Functions of CSS, such as `color-mix`. */
export const youngFunctions = nested(css.types).flatMap((feature) => {
  const [, name] = /^<code>([a-z][a-z\d-]*)\(\)<\/code>/.exec(feature.__compat?.description ?? '') ?? [];
  return name !== undefined && isYoung(feature) ? [name] : [];
});

export const youngAtRules = youngIn(css['at-rules']);

/** Pseudo-classes and pseudo-elements of CSS, such as `has`. */
export const youngSelectors = youngIn(css.selectors);
