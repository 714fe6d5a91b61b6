/** A file's name with another ending: '名片.png' and 'jpg' give '名片.jpg'. */
export const withEnding = (name: string, ending: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${ending}`;
