import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { contentPolicy } from './content-policy';
import { inlineSources } from './inline-sources';
import { securityHeaders } from './security-headers';

/** The fields of a client's config.json that its security headers depend on. */
const addresses = t.partial({
  gatewayUrl: t.string,
  payHost: t.string,
  socketUrl: t.string,
  signatureUrl: t.string,
  analyticsUrl: t.string,
  captcha: t.partial({ host: t.string }),
});

const originOf = (address: string | undefined): string | null => {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
};

/** With its path; what ends a directive is written so that it does not. */
const placeOf = (address: string | undefined): string | null => {
  const origin = originOf(address);
  if (address === undefined || origin === null) return null;
  const path = new URL(address).pathname.replace(/\/$/, '');
  return origin + path.replaceAll(';', '%3B').replaceAll(',', '%2C');
};

/**
 * The security headers for a static server that serves the built client with this config.json.
 * `page` is the index.html; its inline scripts and styles are allowed by their hash.
 */
export const headersFromConfig = (
  config: unknown,
  page: string,
): Either<string, Readonly<Record<string, string>>> => {
  const decoded = addresses.decode(config);
  if (isLeft(decoded)) return left('config.json 的格式不正确');
  const { gatewayUrl, payHost, socketUrl, signatureUrl, analyticsUrl, captcha } = decoded.right;
  const connect = [gatewayUrl, payHost, socketUrl, signatureUrl, analyticsUrl].map(originOf);
  const policy = contentPolicy({
    scripts: inlineSources(page, 'script'),
    styles: inlineSources(page, 'style'),
    captcha: placeOf(captcha?.host),
    connect: connect.filter((origin) => origin !== null),
  });
  return right(securityHeaders(policy));
};
