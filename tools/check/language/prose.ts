import ts from 'typescript';

/** Words that a reader reads in a file: a comment, a name in single words, or a sentence in a string. */
export interface Prose {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Splits a name into words: `isNobodyHere`, `NOBODY_HERE` and `nobody-here` hold the word `nobody`. */
export const wordsOfName = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim();

const isSentence = (text: string): boolean => /\S\s+\S/.test(text);

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  node.kind === ts.SyntaxKind.TemplateHead ||
  node.kind === ts.SyntaxKind.TemplateMiddle ||
  node.kind === ts.SyntaxKind.TemplateTail;

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** A literal may hold the characters that begin a comment. */
const isLiteral = (node: ts.Node): boolean =>
  isText(node) || ts.isRegularExpressionLiteral(node) || ts.isJsxText(node);

const comment = /\/\/.*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g;

const ofCode = (file: string, source: string): readonly Prose[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (place: number): number => tree.getLineAndCharacterOfPosition(place).line + 1;
  const prose: Prose[] = [];
  const literals: (readonly [from: number, end: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      prose.push({ line: lineOf(node.getStart(tree)), text: wordsOfName(node.text) });
    else if (isLiteral(node)) {
      const from = node.getStart(tree);
      literals.push([from, node.end]);
      if (isText(node) && isSentence(node.text)) prose.push({ line: lineOf(from), text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  let rest = 0;
  const outside = literals.map(([from, end]) => {
    const part = source.slice(rest, from) + ' '.repeat(end - from);
    rest = end;
    return part;
  });
  for (const found of [...outside, source.slice(rest)].join('').matchAll(comment))
    prose.push({ line: lineOf(found.index), text: found[0] });
  return prose;
};

const commentsOf: Readonly<Record<string, RegExp>> = {
  css: /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g,
  sql: /--.*/g,
  yaml: /(?:^|\s)#.*/g,
  yml: /(?:^|\s)#.*/g,
};

const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Returns the prose of a file: of code all comments, names and sentences; of other files their comments. */
export const proseOf = (file: string, source: string): readonly Prose[] => {
  const ending = endingOf(file);
  if (['ts', 'tsx', 'mjs', 'js'].includes(ending)) return ofCode(file, source);
  const pattern = commentsOf[ending];
  if (pattern === undefined) return [];
  return [...source.matchAll(pattern)].map((found) => ({
    line: lineAt(source, found.index),
    text: found[0],
  }));
};
