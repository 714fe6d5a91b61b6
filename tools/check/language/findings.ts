import type { Finding } from '../finding';
import { proseOf, wordsOfName, type Prose } from './prose';
import { unplainWords } from './words';

/** Text without any of these holds no unplain word, and need not be parsed. */
const quick =
  /whoever|whatever|nobody|somebody|anew|(?:come|comes|came|coming)[\s*/]+to\b|beside|stand|stood|tell|told|as[\s*/]+far|what[\s*/]+(?:is|are|was|were)|one.s[\s*/]+own|the[\s*/]+(?:ear|room)\b/i;

const inProse = ({ line, text }: Prose): readonly Omit<Finding, 'file'>[] =>
  unplainWords.flatMap(({ name, pattern, replacement }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      line: line + text.slice(0, index).split('\n').length - 1,
      message: `'${name}': ${replacement}`,
    })),
  );

const inPath = (file: string): readonly Finding[] =>
  inProse({ line: 1, text: file.split('/').map(wordsOfName).join(' / ') }).map(({ message }) => ({
    file,
    message,
  }));

/** Returns the unplain words of a file's text and of its path, each word once in a line, in order. */
export const languageFindings = (file: string, source: string): readonly Finding[] => {
  const found = quick.test(source) ? proseOf(file, source).flatMap(inProse) : [];
  const distinct = new Map(found.map((one) => [`${one.line} ${one.message}`, { file, ...one }]));
  return [
    ...inPath(file),
    ...[...distinct.values()].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  ];
};
