import ts from 'typescript';

/** A place where a pattern is written: a literal with its text, or a call of the constructor. */
export interface PatternPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** `null` for a call of the constructor: its text is known once the module runs. */
  readonly pattern: Pattern | null;
}

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

const literal = (text: string): Pattern => {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
};

const isConstructor = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** Returns the patterns that a file writes, in order. */
export const patternPlaces = (file: string, text: string): readonly PatternPlace[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const places: PatternPlace[] = [];
  const visit = (node: ts.Node): void => {
    const isLiteral = ts.isRegularExpressionLiteral(node);
    if (isLiteral || isConstructor(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      places.push({ file, line: line + 1, pattern: isLiteral ? literal(node.text) : null });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return places;
};
