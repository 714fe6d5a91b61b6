import ts from 'typescript';

/** An address written in a source file; the variable parts of a template are '*'. */
export interface WrittenAddress {
  readonly line: number;
  readonly address: string;
}

const looksLikeAddress = /^\/([a-z0-9_*-]+(\/[a-z0-9_*-]+)*)?$/i;

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('');
}

const withoutQuery = (text: string): string => text.replace(/[?#].*$/s, '');

/** Every string in a source that reads like an address inside the application. */
export function addressesIn(file: string, source: string): WrittenAddress[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: WrittenAddress[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const address = text === null ? null : withoutQuery(text);
    if (address !== null && looksLikeAddress.test(address)) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, address });
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
