/** What other search engines read as an operator: a word between words, a sign at a word, a field before it. */
const operators = [
  /^(?:and|or|not|且|与|或|非)$/iu,
  /^(?:&{1,2}|\|{1,2}|[\u0021\uFF01～~])$/u,
  /^[+＋\u0021\uFF01~～](?=[\p{L}\p{N}])/u,
  /^["“”'‘’]|["“”'‘’]$/u,
  /[\p{L}\p{N}][*＊?？]$/u,
  /^(?:site|title|intitle|filetype|inurl)[:：]/iu,
];

/** The words of a keyword that look like operators and are searched as the words that they are (LAY-20). */
export const plainOperators = (keyword: string): readonly string[] =>
  keyword.split(' ').filter((word) => operators.some((operator) => operator.test(word)));
