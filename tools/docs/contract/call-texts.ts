import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { commentOf } from './comment-of';
import type { Family } from './documented-families';

/** What the contract says above a family and above each of its calls. */
export interface FamilyTexts {
  readonly about: string;
  readonly calls: Readonly<Record<string, string>>;
}

/** The functions that make the calls of a kind; what they say of a call holds for every kind. */
const makers = 'contract/call/listed-calls.ts';

const sourceOf = (root: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The values that a file declares, by name. */
const declaredIn = (source: ts.SourceFile): ReadonlyMap<string, ts.VariableDeclaration> =>
  new Map(
    source.statements
      .flatMap((statement) =>
        ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
      )
      .map((declared) => [declared.name.getText(source), declared]),
  );

/** The object that a function without statements of choice returns. */
const returnedBy = (made: ts.Expression | undefined): ts.Expression | undefined => {
  if (made === undefined || !ts.isArrowFunction(made)) return undefined;
  if (!ts.isBlock(made.body))
    return ts.isParenthesizedExpression(made.body) ? made.body.expression : made.body;
  return made.body.statements.find((statement) => ts.isReturnStatement(statement))?.expression;
};

/**
 * Reads the comments above a family and its calls: they are what the documents say of them.
 * @throws for a call of which nothing is said
 */
export const textsOf = (root: string, { file, name, calls }: Family): FamilyTexts => {
  const source = sourceOf(root, file);
  const declared = declaredIn(source).get(name);
  const made = declaredIn(sourceOf(root, makers));
  /** The function that an expression names, or that the function which it calls returns. */
  const functionOf = (called: ts.Expression | undefined): ts.Expression | undefined => {
    if (called === undefined || ts.isArrowFunction(called)) return called;
    if (ts.isCallExpression(called)) return functionOf(returnedBy(functionOf(called.expression)));
    return functionOf(made.get(called.getText())?.initializer);
  };
  /** The value of a name that the family's file imports. */
  const importedAs = (value: string): ts.Expression | undefined => {
    const from = source.statements.find(
      (statement): statement is ts.ImportDeclaration =>
        ts.isImportDeclaration(statement) &&
        statement.importClause?.namedBindings
          ?.getText()
          .split(/[{},\s]+/)
          .includes(value) === true,
    );
    if (from === undefined || !ts.isStringLiteral(from.moduleSpecifier)) return undefined;
    const path = join(dirname(file), `${from.moduleSpecifier.text}.ts`);
    return declaredIn(sourceOf(root, path)).get(value)?.initializer;
  };
  const callsIn = (object: ts.Expression | undefined): Readonly<Record<string, string>> => {
    if (object === undefined) return {};
    if (ts.isIdentifier(object)) return callsIn(importedAs(object.text));
    if (ts.isCallExpression(object)) return callsIn(returnedBy(functionOf(object.expression)));
    if (!ts.isObjectLiteralExpression(object)) return {};
    return object.properties.reduce<Readonly<Record<string, string>>>(
      (known, each) =>
        ts.isSpreadAssignment(each)
          ? { ...known, ...callsIn(each.expression) }
          : { ...known, [each.name.getText()]: commentOf(each) },
      {},
    );
  };
  const texts = callsIn(declared?.initializer);
  const silent = Object.keys(calls).filter((call) => (texts[call] ?? '') === '');
  if (silent.length > 0) throw new Error(`${file}: nothing is said of ${silent.join(', ')}`);
  return { about: declared === undefined ? '' : commentOf(declared.parent.parent), calls: texts };
};
