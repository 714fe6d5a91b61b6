const longest = 2048;

/** Scheme, host with port, and the rest in visible ASCII; no user info, since a host cannot contain '@'. */
const address = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[1-9][0-9]{0,4})?)(?:[/?#][\x21-\x7e]*)?$/;

const loopback = /^(?:localhost|127\.0\.0\.1)(?::|$)/;

/**
 * Whether a text is an https address whose host (with its port, if it names one) is on the list; http
 * only on this very machine, for development (SEC-02, PAY-14). Host names are compared as written in
 * small letters: no user info, no escapes, no backslash, no other script.
 */
export function isOutsideAddress(text: string, allowedHosts: readonly string[]): boolean {
  const [, scheme, host] = address.exec(text) ?? [];
  if (host === undefined || text.length > longest || text.includes('\\')) return false;
  return allowedHosts.includes(host) && (scheme === 'https' || loopback.test(host));
}
