/** What decides the content security policy of a page. All addresses are complete: scheme, host, port. */
export interface PolicySubject {
  /** The sources that allow inline scripts and style elements of the page: 'sha256-…', quoted. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Where the captcha is reached, without a final slash; null when there is none. */
  readonly captcha: string | null;
  /** Further origins that the client calls: gateway, socket, pay host, signatures, analytics. */
  readonly connect: readonly string[];
}

const directive = (name: string, ...values: (string | null)[]): string =>
  [name, ...new Set(values.filter((value) => value !== null && value !== ''))].join(' ');

/**
 * The policy of SEC-01. Scripts and style elements run by their origin or hash only.
 * Style attributes are allowed: server-rendered HTML carries computed sizes in them, they cannot
 * load or run anything under this policy, and no hash can allow an attribute. The policy
 * admits from the captcha's origin only what the client asks for: entry script, configuration, frame.
 */
export const contentPolicy = (subject: PolicySubject): string => {
  const captcha = (file: string): string | null =>
    subject.captcha === null ? null : `${subject.captcha}/${file}`;
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...subject.scripts, captcha('captcha.js')),
    directive('style-src', "'self'", ...subject.styles),
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...subject.connect, captcha('config')),
    directive('frame-src', captcha('frame') ?? "'none'"),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('media-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', 'hupo', 'dompurify', "'allow-duplicates'"),
  ].join('; ');
};
