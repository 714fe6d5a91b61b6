import { placeNames } from '../reference/cities';
import { calledBy, type Span } from './called-by';
import { findingKinds, type FindingKind } from './finding-kind';
import { asTyped, plainOf, squeezed, withDigits, withPoints, type Looked } from './looked-through';
import { isRevealing, namedAddresses, revealingPatterns } from './revealing-patterns';

export interface Finding {
  readonly kind: FindingKind;
  /** As the text has it, in characters of normal width. */
  readonly found: string;
}

const lookedBy: Readonly<Partial<Record<FindingKind, (plain: string) => Looked>>> = {
  companyName: squeezed,
  address: squeezed,
  phone: withDigits,
  email: withPoints,
  domain: withPoints,
};

/** A province or a city, possibly with a district, before a street name of at most four characters. */
const districts = new RegExp(
  `(?:${placeNames.join('|')})(?:[省市]|自治[区州])?(?:\\p{Script=Han}{1,5}?(?:[市区县镇乡]|街道)){1,6}(?=\\p{Script=Han}{0,4}$)`,
  'u',
);

/** The last part of a full address, with the districts before it, without the words before those. */
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

/** Words that introduce a company name that begins with a place: 标的为苏州…. */
const introduction = new RegExp(`^\\p{Script=Han}{0,10}?[为是系叫](?=${placeNames.join('|')})`, 'u');

const withoutIntroduction = (text: string, { from, to }: Span): Span => ({
  from: from + (introduction.exec(text.slice(from, to))?.[0].length ?? 0),
  to,
});

const narrowed: Readonly<Partial<Record<FindingKind, (text: string, span: Span) => Span>>> = {
  companyName: withoutIntroduction,
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

/** The findings of one kind in a text, the longest where one contains another: a full name includes its short name. */
const foundBy = (kind: FindingKind, plain: string, ownNames: readonly string[]): readonly string[] => {
  const own = kind === 'companyName' ? ownNames.flatMap((name) => calledBy(plain, name)) : [];
  const spans = [...own, ...spansOf(kind, plain)];
  // The finding of an e-mail includes its domain.
  const around = kind === 'domain' ? [...spans, ...spansOf('email', plain)] : spans;
  return spans
    .filter((span) => !around.some((other) => isWithin(span, other)))
    .map(({ from, to }) => plain.slice(from, to));
};

/**
 * The passages of a public text that reveal whose deal it is: the own names of the company and its publisher with their
 * short forms, names of companies, firms and hospitals, credit codes and similar codes, phones, e-mails, domains,
 * addresses. Each is listed once, with all that it contains of its kind. Total and pure.
 * @param ownNames the names that must stay hidden
 */
export const findingsIn = (text: string, ownNames: readonly string[]): readonly Finding[] => {
  const plain = plainOf(text);
  return findingKinds.flatMap((kind) =>
    [...new Set(foundBy(kind, plain, ownNames))].map((found) => ({ kind, found })),
  );
};
