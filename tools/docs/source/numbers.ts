import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const declared = (tree: ts.SourceFile, name: string): ts.Expression | undefined => {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found?.initializer !== undefined) return found.initializer;
  }
  return undefined;
};

/** The file that a name is imported from, when it is one of the project. */
const importedFrom = (tree: ts.SourceFile, name: string): string | undefined => {
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    const isNamed = names !== undefined && ts.isNamedImports(names);
    if (!isNamed || !names.elements.some((one) => one.name.text === name)) continue;
    const { text } = statement.moduleSpecifier;
    return text.startsWith('.') ? `${join(dirname(tree.fileName), text).replace(/\.ts$/, '')}.ts` : undefined;
  }
  return undefined;
};

const operations: Readonly<Partial<Record<ts.SyntaxKind, (one: number, other: number) => number>>> = {
  [ts.SyntaxKind.AsteriskToken]: (one, other) => one * other,
  [ts.SyntaxKind.PlusToken]: (one, other) => one + other,
  [ts.SyntaxKind.MinusToken]: (one, other) => one - other,
  [ts.SyntaxKind.SlashToken]: (one, other) => one / other,
};

/** The number that an expression of constants comes to; undefined for any other expression. */
export const numberIn = (root: string, node: ts.Expression): number | undefined => {
  const tree = node.getSourceFile();
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return numberIn(root, node.expression);
  if (ts.isBinaryExpression(node)) {
    const [one, other] = [numberIn(root, node.left), numberIn(root, node.right)];
    const operation = operations[node.operatorToken.kind];
    return one === undefined || other === undefined ? undefined : operation?.(one, other);
  }
  if (!ts.isIdentifier(node)) return undefined;
  const here = declared(tree, node.text);
  if (here !== undefined) return numberIn(root, here);
  const from = importedFrom(tree, node.text);
  if (from === undefined || !existsSync(join(root, from))) return undefined;
  const source = readFileSync(join(root, from), 'utf8');
  const there = declared(ts.createSourceFile(from, source, ts.ScriptTarget.ES2022, true), node.text);
  return there === undefined ? undefined : numberIn(root, there);
};
