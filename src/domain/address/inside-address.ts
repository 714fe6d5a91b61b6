/** No address of ours is longer. */
const longest = 2048;

/** What a path of ours is made of: RFC 3986 characters, without backslash, with well-formed escapes. */
const path = /^\/(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/;

/** What query and fragment never hold; letters of any script they may. */
const forbidden = /[\s\\"<>`\p{Cc}\p{Cf}\p{Cs}]/u;

function decoded(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/** Escapes must spell plain text: what opens a new segment or a host, or cannot be seen, is refused. */
function hidesNothing(escaped: string): boolean {
  const plain = decoded(escaped);
  if (plain === null) return false;
  return escaped === plain || !/[/\\%\s\p{Cc}\p{Cf}\u2044\u2215\u29f8\uff0f\uff3c]/u.test(plain);
}

function isPlainPath(text: string): boolean {
  if (!path.test(text) || text.includes('//')) return false;
  return text
    .split('/')
    .every((segment) => hidesNothing(segment) && !/^\.{1,2}$/.test(decoded(segment) ?? '.'));
}

/**
 * Whether a text is an address inside the application: one path from '/', with optional query and fragment.
 * A text that a browser could read as another host, scheme or directory is not (SEC-02).
 */
export function isInsideAddress(text: string): boolean {
  if (text.length > longest) return false;
  const end = text.search(/[?#]/);
  const [before, after] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return isPlainPath(before) && !forbidden.test(after);
}
