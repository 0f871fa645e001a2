import { escapeMarkup } from './escapeMarkup';

/** A picture of 640 × 360 with a title and a line below it. */
export const posterSvg = (title: string, line: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">' +
  '<rect width="640" height="360" fill="#a61c1c"/><path d="M0 300q160-50 320 0t320 0v60H0z" fill="#1b5e9b"/>' +
  '<g fill="#ffe9b0" font-family="sans-serif" text-anchor="middle">' +
  `<text x="320" y="160" font-size="44">${escapeMarkup(title)}</text>` +
  `<text x="320" y="220" font-size="22">${escapeMarkup(line)}</text></g></svg>`;
