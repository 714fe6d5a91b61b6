const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Features that pages of this origin use, and no frame of another one: the camera reads codes at a gate (MKT-22). */
const ownFeatures = ['camera'];

const permissions = [
  ...closedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** The headers of every answer of the main port, in addition to the content policy (SEC-01). */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Where https is spoken, nothing of this host or below it is reached without it for a year (SEC-01). */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};

/** All security headers of a page with this content policy. */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  ...fixedHeaders,
});
