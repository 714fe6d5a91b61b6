import { numeralSigns, numeralValue } from './numerals';
import { unitOf } from './figure-units';

/** One way to read a figure: so many of a unit; '' where it has none. */
export interface Reading {
  readonly value: number;
  readonly unit: string;
}

/** A figure of a plain text, and its position. */
export interface Figure {
  /** Its numerals, as they are written. */
  readonly numerals: string;
  /** Two of them in a range, whose first end may take its unit from the second. */
  readonly readings: readonly Reading[];
  /** Its digits alone, without what they are counted in. */
  readonly bare: number;
  readonly at: number;
  readonly end: number;
}

const { ones, tens, scales } = numeralSigns;
const inDigits = String.raw`\d+(?:\.\d+)?(?:[多余几]?[${tens}${scales}]+(?:\d+(?:\.\d+)?[${tens}]?万)?)?`;
const inWords = `[${ones}${tens}][${ones}${tens}${scales}]*(?:点[${ones}]+[${tens}${scales}]*)?(?:[多余][${tens}${scales}]+)?`;
const figures = new RegExp(`${inDigits}|${inWords}`, 'g');
const scale = new RegExp(`(?<=\\d)[多余几]?[${tens}${scales}]+$|(?<![${scales}])[${scales}]+$`);
/** What joins the ends of a range, and the members of a row. */
const joins = /^[-–—~至到、和与或]$/;

interface Read extends Figure {
  readonly first: Reading;
  readonly times: number;
  readonly isOpen: boolean;
}

/** Numerals of a text, with the denominator that precedes them: 三 of 三分之二. */
interface Written {
  readonly all: string;
  readonly parts: string | null;
  readonly numerals: string;
  readonly at: number;
}

const fraction = '分之';

const writtenIn = (text: string): readonly Written[] => {
  const found: Written[] = [];
  for (const { 0: numerals, index: at } of text.matchAll(figures)) {
    const last = found.at(-1);
    const isPart = last?.parts === null && last.at + last.all.length + fraction.length === at;
    if (last !== undefined && isPart && text.startsWith(fraction, at - fraction.length)) {
      const { all: parts, at: from } = last;
      found[found.length - 1] = { all: `${parts}${fraction}${numerals}`, parts, numerals, at: from };
    } else found.push({ all: numerals, parts: null, numerals, at });
  }
  return found;
};

const readOne = ({ all, parts, numerals, at }: Written, text: string): Read => {
  const value = numeralValue(numerals);
  const scaled = scale.exec(numerals)?.[0] ?? '';
  const bare = numeralValue(scaled === '' ? numerals : numerals.slice(0, -scaled.length));
  const times = scaled === '' ? 1 : numeralValue(scaled);
  if (parts !== null) {
    const of = numeralValue(parts);
    const unit = of === 100 || of === 1_000 ? '%' : '分之';
    const first = { value: Number(((value / of) * (unit === '%' ? 100 : 1)).toPrecision(15)), unit };
    return {
      numerals: all,
      readings: [first],
      bare: first.value,
      at,
      end: at + all.length,
      first,
      times: 1,
      isOpen: false,
    };
  }
  const { unit, factor, length } = unitOf(text.slice(at + all.length, at + all.length + 8), numerals, value);
  const first = { value: Number((value * factor).toPrecision(15)), unit };
  const isOpen = length === 0 && scaled === '';
  return {
    numerals,
    readings: [first],
    bare,
    at,
    end: at + all.length + length,
    first,
    times: times * factor,
    isOpen,
  };
};

/** All figures of a plain text, in digits and in words. */
export const readFigures = (text: string): readonly Figure[] => {
  const read = writtenIn(text).map((written) => readOne(written, text));
  return read.reduceRight<readonly Read[]>((later, one) => {
    const [next] = later;
    if (next === undefined || !one.isOpen || !joins.test(text.slice(one.end, next.at)))
      return [one, ...later];
    const { times } = next;
    const unit = next.readings.at(-1)?.unit ?? '';
    const shared = { value: Number((one.first.value * times).toPrecision(15)), unit };
    return [{ ...one, times, readings: [one.first, shared] }, ...later];
  }, []);
};
