/** A line of an NDA: the head of a clause, or a paragraph. */
export interface NdaLine {
  readonly kind: 'head' | 'paragraph';
  readonly text: string;
}

const head = /^第[一二三四五六七八九十]+条\s/;

/** The lines of an NDA's text after its title, without the empty ones. Total and pure. */
export const ndaLines = (text: string): readonly NdaLine[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: head.test(line) ? 'head' : 'paragraph', text: line }));
