/** A content security policy by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

export const policyOf = (header: string | undefined): ContentPolicy =>
  new Map(
    (header ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** What is not strict about a policy of the application's own origin; empty when it is (SEC-01). */
export const laxness = (policy: ContentPolicy): readonly string[] => {
  const sources = (name: string): readonly string[] => policy.get(name) ?? [];
  const is = (name: string, ...wanted: readonly string[]): boolean =>
    sources(name).join(' ') === wanted.join(' ');
  const loose = ["'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", "'unsafe-hashes'"];
  const wide = /^(?:\*|https?:|wss?:|data:|blob:|filesystem:)$/;
  const rules: readonly (readonly [string, boolean])[] = [
    ['default-src is none', is('default-src', "'none'")],
    ['scripts are listed', policy.has('script-src')],
    ['style elements are listed', policy.has('style-src')],
    ['no loose script', !sources('script-src').some((one) => loose.includes(one) || wide.test(one))],
    ['no loose style element', !sources('style-src').some((one) => loose.includes(one) || wide.test(one))],
    ['no scripts apart', !policy.has('script-src-elem') && !policy.has('script-src-attr')],
    ['no style elements apart', !policy.has('style-src-elem')],
    ['no wide connection', !sources('connect-src').some((one) => wide.test(one) || one.includes('*'))],
    ['no objects', is('object-src', "'none'")],
    ['no base', is('base-uri', "'none'")],
    ['nobody frames it', is('frame-ancestors', "'none'")],
    ['forms stay', is('form-action', "'self'")],
    ['Trusted Types', is('require-trusted-types-for', "'script'")],
    ['policies are named', sources('trusted-types').length > 0 && !sources('trusted-types').includes('*')],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
};
