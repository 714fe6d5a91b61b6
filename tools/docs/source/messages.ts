import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nodesOf, sourceFiles, type SourceFile } from './files';

/** What the flow of a folder sends and emits. */
export interface FlowMessages {
  /** Event types by the id of the actor that they are sent to. */
  readonly sends: ReadonlyMap<string, readonly string[]>;
  /** Types of the events that it emits for others to hear. */
  readonly emits: readonly string[];
}

const isType = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'type';

const literalIn = (node: ts.Expression): string | undefined => {
  const value = ts.isAsExpression(node) ? node.expression : node;
  return ts.isStringLiteralLike(value) ? value.text : undefined;
};

/** The event types that an expression names as `type: 'a.b'`; calls of functions of the same folder are followed. */
const typesIn = (
  node: ts.Node,
  files: readonly SourceFile[],
  seen: ReadonlySet<string> = new Set(),
): readonly string[] =>
  nodesOf(node).flatMap((one) => {
    if (isType(one)) return [literalIn(one.initializer) ?? []].flat();
    if (!ts.isCallExpression(one) || !ts.isIdentifier(one.expression) || seen.has(one.expression.text))
      return [];
    const name = one.expression.text;
    return files
      .flatMap(({ tree }) => nodesOf(tree))
      .filter(
        (each) =>
          (ts.isVariableDeclaration(each) || ts.isFunctionDeclaration(each)) && each.name?.getText() === name,
      )
      .flatMap((declared) => typesIn(declared, files, new Set([...seen, name])));
  });

/** `sendTo` and `emit` of XState, also as `enqueue.sendTo`. */
const callName = (node: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();

const sorted = (types: Iterable<string>): readonly string[] => [...new Set(types)].toSorted();

const messagesOf = (files: readonly SourceFile[]): FlowMessages => {
  const sends = new Map<string, string[]>();
  const emits: string[] = [];
  for (const node of files.flatMap(({ tree }) => nodesOf(tree))) {
    if (!ts.isCallExpression(node)) continue;
    const [first, second] = node.arguments;
    if (
      callName(node) === 'sendTo' &&
      first !== undefined &&
      ts.isStringLiteral(first) &&
      second !== undefined
    )
      sends.set(first.text, [...(sends.get(first.text) ?? []), ...typesIn(second, files)]);
    if (callName(node) === 'emit' && first !== undefined) emits.push(...typesIn(first, files));
  }
  return {
    sends: new Map([...sends].toSorted().map(([to, types]) => [to, sorted(types)])),
    emits: sorted(emits),
  };
};

/** The flow that a file belongs to: the nearest folder around it that has a machine. */
const flowOf = (file: string, flows: ReadonlySet<string>): string | undefined => {
  for (let folder = dirname(file); folder !== 'src/application' && folder !== '.'; folder = dirname(folder))
    if (flows.has(folder)) return folder.replace('src/application/', '');
  return undefined;
};

/** What each flow sends and emits, by its folder under src/application. Invariants are left out: they only read. */
export const messagesByFlow = (root: string): ReadonlyMap<string, FlowMessages> => {
  const files = sourceFiles(root, ['src/application']).filter(({ file }) => !file.endsWith('/invariants.ts'));
  const flows = new Set(
    files.filter(({ file }) => file.endsWith('/machine.ts')).map(({ file }) => dirname(file)),
  );
  const byFlow = new Map<string, SourceFile[]>();
  for (const source of files) {
    const flow = flowOf(source.file, flows);
    if (flow !== undefined) byFlow.set(flow, [...(byFlow.get(flow) ?? []), source]);
  }
  return new Map([...byFlow].map(([flow, own]) => [flow, messagesOf(own)]));
};

/** Modules of a flow that views read; importing one runs nothing. */
const readOnly = /\/(status|text|samples|invariants)$/;

/** Files of a flow that name the flows it runs; the machine itself says that it runs them. */
const ofParent = /^src\/application\/.*\/((setup|actors)|select-[a-z-]+)\.ts$/;

/** The files that run a flow, by its folder: they import its machine or its wiring; its own files are left out. */
export const runnersByFlow = (root: string): ReadonlyMap<string, readonly string[]> => {
  const runners = new Map<string, Set<string>>();
  const folders = ['application', 'main', 'pages', 'ui', 'wiring', 'server'].map((name) => `src/${name}`);
  for (const { file, tree } of sourceFiles(root, folders))
    for (const node of tree.statements) {
      if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
        continue;
      const name = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
      const path = name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : '';
      if (!path.startsWith('src/application/') || readOnly.test(path)) continue;
      const isMachine = /\/(machine|definition)$/.test(path);
      // A view or another flow that imports an action or a guard of a flow does not run it.
      if (/^src\/(ui|application)\//.test(file) && !isMachine) continue;
      const folder = dirname(path);
      if (ofParent.test(file)) continue;
      if (dirname(file) === folder || file.startsWith(`${folder}/`)) continue;
      const flow = folder.replace('src/application/', '');
      runners.set(flow, (runners.get(flow) ?? new Set<string>()).add(file));
    }
  return new Map([...runners].map(([flow, files]) => [flow, [...files]]));
};
