/**
 * The headers that every answer carries: the preview server sends these, `deploy/nginx.conf` the same, which a test
 * compares.
 *
 * @param imageHosts other hosts that pictures of users may come from (`VITE_IMAGE_HOSTS`)
 */
export const securityHeaders = (imageHosts: readonly string[] = []) => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    // antd writes its styles into <style> elements at run time, and a nonce would have to stand in index.html, which is
    // the same file for everybody. Attributes need it too: the editor reads the style attributes of pasted text, and
    // Chromium applies the policy even to the document it is parsed in, which is never shown.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "font-src 'self' data:",
    "media-src 'self' blob:",
    // Pages that the menu shows in a frame.
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'fullscreen=(self)',
    'clipboard-write=(self)',
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'].map(
      (feature) => `${feature}=()`,
    ),
    ...['midi', 'payment', 'serial', 'usb'].map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
});
