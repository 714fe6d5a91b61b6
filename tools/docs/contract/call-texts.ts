import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Family } from './families';

/** What stands in the comment above something. */
export const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (typeof doc.comment === 'string' ? doc.comment : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the contract says above a family and above each of its calls. */
export interface FamilyTexts {
  readonly about: string;
  readonly calls: Readonly<Record<string, string>>;
}

/**
 * Reads the comments above a family and its calls: they are what the documents say of them.
 * @throws for a call of which nothing is said
 */
export const textsOf = (root: string, { file, name, calls }: Family): FamilyTexts => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: { about: string; calls: Record<string, string> } = { about: '', calls: {} };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node))
      for (const declared of node.declarationList.declarations)
        if (declared.name.getText(source) === name && declared.initializer !== undefined) {
          found.about = commentOf(node);
          if (ts.isObjectLiteralExpression(declared.initializer))
            for (const each of declared.initializer.properties)
              if (each.name !== undefined) found.calls[each.name.getText(source)] = commentOf(each);
        }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const silent = Object.keys(calls).filter((call) => (found.calls[call] ?? '') === '');
  if (silent.length > 0) throw new Error(`${file}: nothing is said of ${silent.join(', ')}`);
  return found;
};
