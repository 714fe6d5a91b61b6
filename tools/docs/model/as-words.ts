/** A name from code as words: `renewalIsDue` → `renewal is due`. Names with dots are kept. */
export const asWords = (name: string): string =>
  name.includes('.')
    ? name
    : name.replaceAll(
        /([a-z0-9])([A-Z])/g,
        (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
      );
