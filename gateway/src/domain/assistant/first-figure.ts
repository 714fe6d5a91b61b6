/** A whole citation, or a digit. Zeros such as 〇 belong to numerals in words, which are not judged. */
const numbers = /(?<!\\)\[\d{1,2}\]|[^\P{N}〇]/gu;

/** Returns where the first figure in digits begins; the length of the text where it has none. */
export const firstFigure = (text: string): number => {
  for (const { 0: match, index } of text.matchAll(numbers)) if (!match.startsWith('[')) return index;
  return text.length;
};

/** What a figure in digits may consist of: digits, their separators, scales and marks of Markdown. */
const figureSign = /[\p{N}.,，．十百千拾佰仟多余亿万萬億\s*_\\]/u;
const cutCitation = /\[\d{0,2}$/;
/** The longest figure, in characters. */
const longest = 60;

/** Removes a figure at the end of a text that was cut there: it may continue. */
export const withoutStump = (text: string): string => {
  const citation = text.slice(-3).search(cutCitation);
  if (citation >= 0) return text.slice(0, Math.max(0, text.length - 3) + citation);
  let start = text.length;
  while (start > Math.max(0, text.length - longest) && figureSign.test(text.charAt(start - 1))) start -= 1;
  const figure = text.slice(start).search(/\p{N}/u);
  return figure < 0 ? text : text.slice(0, start + figure);
};
