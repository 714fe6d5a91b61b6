import ts from 'typescript';

/** A test as it stands in its file. Of a title with changing parts, `prefix` is what comes before the first. */
export interface WrittenTest {
  readonly line: number;
  readonly title: string;
  readonly prefix: string;
}

const runners = ['test', 'it'];
const notTests = ['describe', 'step'];

const isAboutTests = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) && notTests.includes(node.name.text);

/** The first name of `test`, `test.each(…)`, `test.prop([…], …)` and the like. */
function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : '';
}

function titleOf(node: ts.Expression | undefined): { title: string; prefix: string } | null {
  if (node === undefined) return null;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => `…${span.literal.text}`).join('');
    return { title: node.head.text + spans, prefix: node.head.text };
  }
  if (!ts.isStringLiteralLike(node)) return null;
  return { title: node.text, prefix: node.text.replace(/[%$].*$/s, '') };
}

/** The tests of a file: every call of a test runner with a title. Those made by other functions are known by their runs. */
export function writtenTests(file: string, source: string): WrittenTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: WrittenTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const title = titleOf(node.arguments[0]);
      const isTest = runners.includes(rootName(node.expression)) && !isAboutTests(node.expression);
      if (title !== null && isTest) {
        found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...title });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The titles that rows of cases state as `title: '[ABC-12] …'`; a function makes tests of them at run time. */
export function rowTitles(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTitle = ts.isPropertyAssignment(node) && node.name.getText() === 'title';
    if (
      isTitle &&
      ts.isStringLiteralLike(node.initializer) &&
      /^\[[A-Z]{3}-\d{2}\]/.test(node.initializer.text)
    )
      found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
