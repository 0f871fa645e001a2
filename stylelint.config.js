import { unsupportedAtRules, unsupportedFunctions, unsupportedSelectors } from './oldestBrowsers.js';

/**
 * Styles that the oldest browsers of `browserslist` (package.json) do not know are refused, where without them something
 * would be missing. The build writes nested rules out, and drops no others.
 */
export default {
  rules: {
    'function-disallowed-list': unsupportedFunctions,
    'at-rule-disallowed-list': unsupportedAtRules,
    'selector-pseudo-class-disallowed-list': unsupportedSelectors,
  },
};
