import type { CitedListing } from './listing';

/** What stands behind a line whose figures no cited listing has (MKT-20). */
export const ungrounded = '（未找到依据）';

/** Spaces, signs between thousands and full-width forms make no other figure. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s*_\\]/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1');

const citation = /(?<!\\)\[(\d{1,2})\]/g;
const marker = /^\s*(?:[-*+]|\d{1,2}[.)、])\s+/;
/** Counts of what is listed, and which of them is meant. */
const counts = /第?\d+(?:个|条|项|家|笔|步|点)/g;
const figures = /\d+(?:\.\d+)?(?:%|万|亿|倍|千)?/g;
const chinese =
  /[一二三四五六七八九十两][一二三四五六七八九十百千两]*点?[零一二三四五六七八九]*(?:亿|万|倍|成|个百分点)|百分之[零一二三四五六七八九十百点]+/g;

const figuresIn = (text: string): readonly string[] => [
  ...(text.match(figures) ?? []),
  ...(text.match(chinese) ?? []),
];

/** A figure stands in a text as itself, and not as a part of a longer one. */
const standsIn = (figure: string, text: string): boolean => {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + figure.length)];
    const startsInside = /[\d]$|\d\.$/.test(before) && /^\d/.test(figure);
    const endsInside = /\d$/.test(figure) && /^(?:\d|\.\d)/.test(after);
    if (!startsInside && !endsInside) return true;
  }
  return false;
};

/** Whether each figure of a line stands in a listing that the line cites, or in the question itself. */
const isGrounded = (line: string, listings: readonly CitedListing[], question: string): boolean => {
  const cited = [...line.matchAll(citation)].map(([, number]) => Number(number));
  const words = plain(line.replace(citation, '').replace(marker, '')).replace(counts, '');
  const grounds = [
    plain(question),
    ...listings
      .filter(({ number }) => cited.includes(number))
      .flatMap(({ title, facts, texts, openedTexts }) =>
        [title, ...facts, ...texts, ...openedTexts].map(plain),
      ),
  ];
  return figuresIn(words).every((figure) => grounds.some((ground) => standsIn(figure, ground)));
};

const mayHoldFigure = /[\d０-９零一二三四五六七八九十百千两]/;

/** Takes an answer as it comes and gives it on, no figure of it before its line is whole and was held against its citations. */
export class Grounding {
  /** What of the line was given on already. */
  private given = '';
  private held = '';

  constructor(
    private readonly listings: readonly CitedListing[],
    private readonly question: string,
  ) {}

  /** The next part of the answer; what may be shown now is answered. */
  readonly push = (text: string): string => {
    const lines = (this.held + text).split('\n');
    this.held = lines.pop() ?? '';
    const whole = lines.map((line) => {
      const checked = `${this.checked(line)}\n`;
      this.given = '';
      return checked;
    });
    const figure = this.held.search(mayHoldFigure);
    const now = figure < 0 ? this.held : this.held.slice(0, figure);
    this.given += now;
    this.held = this.held.slice(now.length);
    return whole.join('') + now;
  };

  /** The answer is over, or another takes its place: the rest of it. */
  readonly end = (): string => {
    const rest = this.checked(this.held);
    this.given = '';
    this.held = '';
    return rest;
  };

  private checked(rest: string): string {
    return isGrounded(this.given + rest, this.listings, this.question) ? rest : `${rest}${ungrounded}`;
  }
}
