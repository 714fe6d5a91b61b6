/** Null in a browser that does not find words, where each character is a piece. */
const segmenter = (granularity: 'word' | 'grapheme'): Intl.Segmenter | null =>
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity }) : null;
const words = segmenter('word');
const graphemes = segmenter('grapheme');

const segmentsOf = (by: Intl.Segmenter | null, text: string): readonly string[] =>
  by === null ? Array.from(text) : Array.from(by.segment(text), ({ segment }) => segment);

/** The characters of a text as a reader counts them: an emoji of several code points is one. */
export const charactersOf = (text: string): readonly string[] => segmentsOf(graphemes, text);

const opening = /^[“‘（《〈【「『([]$/;
/** No sign of these begins a line; \uff01 and \x21 end an exclamation. */
const closing = /^[，。、；：？”’）》〉】」』)\]…,.;:?\uff01\x21]+$/;
const figure = /\p{Nd} ?$/u;
const unit = /^(?:%|‰|[万亿]?元|[万亿]|年|轮|股|家|项)/u;
/** Single characters are mostly parts of a word that the dictionary lacks: 燃气, 控股权. */
const wordOfAlone = /^(?:\p{Script=Han}{2}|控股权)$/u;
/** What joins the parts of 'GMP-certified' and '1.5–2.0'. */
const joint = /^[-–/&'’.%+]+$/;
const endsInPart = /[\p{Script=Latin}\p{Nd}]$/u;
const endsInJoint = /[-–/&'’.+]$/;
const beginsWithPart = /^[\p{Script=Latin}\p{Nd}]/u;

const belongTogether = (before: string, next: string): boolean =>
  next === ' ' ||
  closing.test(next) ||
  opening.test(before) ||
  wordOfAlone.test(before + next) ||
  (figure.test(before) && unit.test(next)) ||
  (endsInPart.test(before) && joint.test(next)) ||
  (endsInJoint.test(before) && beginsWithPart.test(next));

/** Pieces without a line break: a word of Chinese, a figure with its unit, a bracket and its neighbour. */
export const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = [];
  for (const segment of segmentsOf(words, text)) {
    const before = pieces.at(-1);
    if (before !== undefined && belongTogether(before, segment)) pieces.splice(-1, 1, before + segment);
    else pieces.push(segment);
  }
  return pieces;
};
