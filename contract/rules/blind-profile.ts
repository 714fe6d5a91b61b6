import { placeNames } from '../reference/cities';
import { calledBy, type Span } from './called-by';
import { findingKinds, type FindingKind } from './finding-kind';
import { asTyped, plainOf, squeezed, withDigits, withPoints, type Looked } from './looked-through';
import { isRevealing, namedAddresses, revealingPatterns } from './revealing-patterns';

export interface Finding {
  readonly kind: FindingKind;
  /** As it stands in the text, in characters of normal width. */
  readonly found: string;
}

const lookedBy: Readonly<Partial<Record<FindingKind, (plain: string) => Looked>>> = {
  companyName: squeezed,
  address: squeezed,
  phone: withDigits,
  email: withPoints,
  domain: withPoints,
};

/** A province or a city and what lies in it, told before a street of which up to four signs follow. */
const districts = new RegExp(
  `(?:${placeNames.join('|')})(?:[省市]|自治[区州])?(?:\\p{Script=Han}{1,5}?(?:[市区县镇乡]|街道)){1,6}(?=\\p{Script=Han}{0,4}$)`,
  'u',
);

/** The last part of an address that is one by itself, with the districts that lead to it, without the words that stand before. */
const shortestAddress = (text: string, { from, to }: Span): Span => {
  const isOne = (start: number): boolean =>
    namedAddresses.some((pattern) => {
      pattern.lastIndex = start;
      return start + (pattern.exec(text)?.[0].length ?? -1) === to;
    });
  const starts = Array.from({ length: to - from }, (_, nth) => to - 1 - nth);
  const shortest = starts.find(isOne) ?? from;
  return { from: from + (districts.exec(text.slice(from, shortest))?.index ?? shortest - from), to };
};

/** Words that tell of a company before a name that begins with its place: 标的为苏州…. */
const telling = new RegExp(`^\\p{Script=Han}{0,10}?[为是系叫](?=${placeNames.join('|')})`, 'u');

const withoutTelling = (text: string, { from, to }: Span): Span => ({
  from: from + (telling.exec(text.slice(from, to))?.[0].length ?? 0),
  to,
});

const narrowed: Readonly<Partial<Record<FindingKind, (text: string, span: Span) => Span>>> = {
  companyName: withoutTelling,
  address: shortestAddress,
};

const spansOf = (kind: FindingKind, plain: string): readonly Span[] => {
  const { text, at } = (lookedBy[kind] ?? asTyped)(plain);
  return revealingPatterns[kind].flatMap((pattern) =>
    Array.from(text.matchAll(pattern))
      .filter(([found]) => isRevealing(kind, found))
      .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
      .map((span) => narrowed[kind]?.(text, span) ?? span)
      .map(({ from, to }) => ({ from: at(from), to: at(to - 1) + 1 })),
  );
};

const isWithin = (one: Span, other: Span): boolean =>
  other.from <= one.from && one.to <= other.to && one.to - one.from < other.to - other.from;

/** What of a kind a text tells, the longest where one lies within another: a short name is told with the full one. */
const foundBy = (kind: FindingKind, plain: string, ownNames: readonly string[]): readonly string[] => {
  const own = kind === 'companyName' ? ownNames.flatMap((name) => calledBy(plain, name)) : [];
  const spans = [...own, ...spansOf(kind, plain)];
  // A domain is told with the e-mail that it stands in.
  const around = kind === 'domain' ? [...spans, ...spansOf('email', plain)] : spans;
  return spans
    .filter((span) => !around.some((other) => isWithin(span, other)))
    .map(({ from, to }) => plain.slice(from, to));
};

/**
 * What in a public text gives away whose deal it is: the own names of the company and its publisher and what it is called by, names of
 * companies, firms and hospitals, credit codes and what looks like one, phones, e-mails, domains, addresses. Each is told
 * once, what lies within another of its kind with that. Total and pure.
 * @param ownNames the names that are to stay hidden
 */
export const findingsIn = (text: string, ownNames: readonly string[]): readonly Finding[] => {
  const plain = plainOf(text);
  return findingKinds.flatMap((kind) =>
    [...new Set(foundBy(kind, plain, ownNames))].map((found) => ({ kind, found })),
  );
};
