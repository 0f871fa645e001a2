/** Where the app's scripts are, not all of the host: users can upload files to other addresses of it. */
const scriptsOf = (host: string) =>
  /^[a-z0-9.-]+$/.test(host) ? `${host}:*/dzb/static/ ${host}:*/dzb/unsupported.js` : "'self'";

/**
 * The security headers of the app's own files. A test compares them with `deploy/nginx.conf`.
 *
 * @param host name of the host in the browser's address, without a port
 * @param imageHosts other hosts that pictures of users may come from (`VITE_IMAGE_HOSTS`)
 */
export const securityHeaders = (host: string, imageHosts: readonly string[] = []) => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src ${scriptsOf(host)}`,
    // `unsafe-inline`, because antd writes styles into <style> elements at run time. A nonce is impossible, because
    // index.html is a static file. Style attributes need `unsafe-inline` too: the editor reads them from pasted text,
    // and Chromium applies the policy also to the document in which the text is parsed.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "font-src 'self' data:",
    "media-src 'self' blob:",
    // Any host, because the menu can show pages of other systems in a frame.
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': [
    // Any, because a frame of the own host has an origin of its own; only such frames are allowed it (FramePage).
    'fullscreen=*',
    'clipboard-write=*',
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'].map(
      (feature) => `${feature}=()`,
    ),
    ...['midi', 'payment', 'serial', 'usb'].map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/**
 * The content policy of data: of all that is not one of the app's own files, nor a preview. A part of it comes from users:
 * opened in a window of its own it shows text and pictures, runs no script, and does not belong to the app's origin.
 */
export const DATA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/** `Cache-Control` of data that says nothing of caches. */
export const NOT_KEPT = 'no-store';

/** The security headers of data. */
export const DATA_HEADERS = { ...securityHeaders(''), 'Content-Security-Policy': DATA_POLICY };

/** Headers in which a client can claim another address, host or protocol. No server is asked with what it says there. */
export const CLAIMS = [
  ...['Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Proto'],
  ...['X-Forwarded-For', 'X-Forwarded-Server', 'X-Forwarded-Ssl', 'X-Original-URL', 'X-Rewrite-URL', 'X-Real-IP'],
  ...['Proxy-Client-IP', 'WL-Proxy-Client-IP', 'X-Client-IP', 'True-Client-IP', 'Proxy'],
];

/**
 * The content policy of a previewed file. Its scripts run, but not in the app's origin. PDFs cannot reach the session,
 * and Chromium shows none in a sandbox.
 */
export const previewPolicy = (contentType: string): string =>
  /^application\/pdf(; *charset=[a-z0-9-]+)?$/i.test(contentType)
    ? "frame-ancestors 'self'"
    : "sandbox allow-scripts allow-forms allow-popups allow-downloads; frame-ancestors 'self'";
