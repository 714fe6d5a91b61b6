import type { Finding } from '../finding';

interface Ban {
  readonly pattern: RegExp;
  readonly where: RegExp;
  readonly reason: string;
}

const code = /^(src|gateway\/src|tests|tools)\//;
const seenByPeople = /^(src|gateway\/src)\//;

const bans: readonly Ban[] = [
  { pattern: /@ts-(ignore|nocheck)/, where: code, reason: 'the compiler is not to be silenced' },
  {
    pattern: /(eslint|oxlint)-disable|(prettier|oxfmt)-ignore/,
    where: code,
    reason: 'a rule is kept or changed for all, not switched off',
  },
  {
    pattern: /stryker disable|istanbul ignore|v8 ignore/i,
    where: code,
    reason: 'measurements are not to be silenced',
  },
  { pattern: /\.\.\/shared\/|\/work\//, where: /./, reason: 'names a place outside the repository' },
  { pattern: /！/, where: seenByPeople, reason: 'texts for people carry no exclamation marks' },
  { pattern: /\p{Extended_Pictographic}/u, where: seenByPeople, reason: 'texts for people carry no emoji' },
];

const plainSigns = /[©®™↔↩↪▶◀☎✓✔✕✖]/gu;

/** Words that may not stand where they stand, line by line. */
export function wordFindings(file: string, source: string): Finding[] {
  const here = bans.filter((ban) => ban.where.test(file));
  return source.split('\n').flatMap((text, place) => {
    const line = text.replaceAll(plainSigns, '');
    return here
      .filter((ban) => ban.pattern.test(line))
      .map((ban) => ({ file, line: place + 1, message: ban.reason }));
  });
}
