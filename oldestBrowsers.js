import { createRequire } from 'node:module';
import browserslist from 'browserslist';

/** Mozilla's table of browser features. It is a dependency of eslint-plugin-compat, which does not check all of it. */
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

/** Whether one of the oldest browsers lacks a feature. Partial support counts as support. */
const isUnsupported = (feature) =>
  [...oldest].some(
    ([browser, version]) =>
      ![feature?.__compat?.support[browser] ?? []]
        .flat()
        .some(({ version_added: added, flags }) => typeof added === 'string' && !flags && toNumber(added) <= version),
  );

const unsupportedIn = (features) =>
  Object.entries(features).flatMap(([name, feature]) => (feature.__compat && isUnsupported(feature) ? [name] : []));

/** Static members of web interfaces, such as `URL.canParse`, for `no-restricted-properties`. */
export const unsupportedStatics = Object.entries(api).flatMap(([object, members]) =>
  unsupportedIn(members)
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
export const unsupportedFunctions = nested(css.types).flatMap((feature) => {
  const [, name] = /^<code>([a-z][a-z\d-]*)\(\)<\/code>/.exec(feature.__compat?.description ?? '') ?? [];
  return name !== undefined && isUnsupported(feature) ? [name] : [];
});

export const unsupportedAtRules = unsupportedIn(css['at-rules']);

/** Pseudo-classes and pseudo-elements of CSS, such as `has`. */
export const unsupportedSelectors = unsupportedIn(css.selectors);
