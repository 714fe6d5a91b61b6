/** The path of an address inside the application, without query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/**
 * The segments of a path: '/' has none, one slash at the end does not count. An empty segment in between
 * stays, so that '/sale//x' is not '/sale/x'.
 */
export function pathSegments(path: string): readonly string[] {
  if (path === '' || path === '/') return [];
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}
