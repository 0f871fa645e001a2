import { unsupportedAtRules, unsupportedFunctions, unsupportedSelectors } from './oldestBrowsers.js';

/** Colours come from tokens: `config/themeColors.ts` has those of the themes, `app/global.css` the others. */
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
const TOKENS = 'src/app/global.css';

/**
 * Styles that the oldest browsers of `browserslist` (package.json) do not know are refused, where without them something
 * would be missing. The build writes nested rules out, and drops no others.
 */
export default {
  rules: {
    'function-disallowed-list': [...unsupportedFunctions, ...COLOR_FUNCTIONS],
    'color-no-hex': true,
    'color-named': 'never',
    'at-rule-disallowed-list': unsupportedAtRules,
    'selector-pseudo-class-disallowed-list': unsupportedSelectors,
  },
  overrides: [{ files: [TOKENS], rules: { 'function-disallowed-list': unsupportedFunctions, 'color-no-hex': null } }],
};
