/** The half of `qs` that the app uses; its index brings the other half along. */
declare module 'qs/lib/stringify.js' {
  export { stringify as default } from 'qs';
}
