const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function fits(pattern: string, address: string): boolean {
  const wanted = segmentsOf(pattern);
  const written = segmentsOf(address);
  if (wanted.length !== written.length) return false;
  return wanted.every((part, place) => {
    const segment = written[place] ?? '';
    return part.startsWith(':') || part === segment || segment === '*';
  });
}

/** Whether an address (variable parts as '*') can lead to one of the paths that stand ('/sale/:sourceType/:id'). */
export function leadsSomewhere(address: string, paths: readonly string[]): boolean {
  return paths.some((path) => fits(path, address));
}
