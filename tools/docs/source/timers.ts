import ts from 'typescript';
import { durationWord } from '../model/duration';
import { docstringOf, nodesOf, placeOf, sourceFiles } from './files';
import { numberIn } from './numbers';

/** A duration that the code names. */
export interface NamedDuration {
  readonly name: string;
  readonly value: string;
  readonly file: string;
  /** Its docstring, '' where it has none. */
  readonly what: string;
}

/** A place that starts a timer of the platform. */
export interface StartedTimer {
  readonly call: string;
  readonly value: string;
  readonly file: string;
  readonly place: string;
}

/** Units and zones in milliseconds are no timers. */
const isUnit = (name: string): boolean => /^(second|minute|hour|day|offset|beijing|nine)Ms$/.test(name);

const isTopLevel = (node: ts.Node): boolean =>
  ts.isSourceFile(node.parent) ||
  (ts.isVariableStatement(node.parent.parent) && ts.isSourceFile(node.parent.parent.parent));

/** `{ picture: 2 min, sound: 5 min }` for an object whose values are durations. */
const durationsIn = (root: string, node: ts.ObjectLiteralExpression): string | undefined => {
  const parts = node.properties.map((property) => {
    const value = ts.isPropertyAssignment(property) ? numberIn(root, property.initializer) : undefined;
    return value === undefined ? undefined : `${property.name?.getText() ?? ''}: ${durationWord(value)}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
};

const valueOf = (root: string, given: ts.Expression): string | undefined => {
  const node = ts.isAsExpression(given) ? given.expression : given;
  if (ts.isObjectLiteralExpression(node)) return durationsIn(root, node);
  const number = numberIn(root, node);
  return number === undefined ? undefined : durationWord(number);
};

/** The node that carries the docstring of a constant or of a property. */
const documented = (node: ts.VariableDeclaration | ts.PropertyAssignment): ts.Node =>
  ts.isVariableDeclaration(node) ? node.parent.parent : node;

/** The constant whose value a property is part of. */
const constantAround = (node: ts.Node): string => {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isVariableDeclaration(at)) return at.name.getText();
  return '';
};

/** Every duration in milliseconds that a constant or a property of a constant names (`…Ms`), units left out. */
export const namedDurations = (root: string, folders: readonly string[]): readonly NamedDuration[] =>
  sourceFiles(root, folders).flatMap(({ file, tree }) =>
    nodesOf(tree).flatMap((node) => {
      const isConstant = ts.isVariableDeclaration(node) && isTopLevel(node);
      const isField = ts.isPropertyAssignment(node) && placeOf(node) === 'the module';
      if (!(isConstant || isField) || node.initializer === undefined) return [];
      const own = node.name.getText();
      if (!own.endsWith('Ms') || isUnit(own)) return [];
      const value = valueOf(root, node.initializer);
      const name = isField ? `${constantAround(node)}.${own}` : own;
      return value === undefined ? [] : [{ name, value, file, what: docstringOf(documented(node)) }];
    }),
  );

const starters = /^(?:\w+\.)*(setTimeout|setInterval)$|^(AbortSignal\.timeout)$/;

/** The duration that a timer is started with: its value, or the expression that computes it. */
const startedWith = (root: string, given: ts.Expression | undefined): string => {
  if (given === undefined) return 'at once';
  const number = numberIn(root, given);
  return number === undefined
    ? `computed: \`${given.getText().replaceAll(/\s+/g, ' ')}\``
    : durationWord(number);
};

/** Every place that starts a timer of the platform (`setTimeout`, `setInterval`, `AbortSignal.timeout`). */
export const startedTimers = (root: string, folders: readonly string[]): readonly StartedTimer[] =>
  sourceFiles(root, folders).flatMap(({ file, tree }) =>
    nodesOf(tree).flatMap((node) => {
      if (!ts.isCallExpression(node)) return [];
      const found = starters.exec(node.expression.getText());
      if (found === null) return [];
      const call = found[1] ?? found[2] ?? '';
      const given = call === 'AbortSignal.timeout' ? node.arguments[0] : node.arguments[1];
      return [{ call, value: startedWith(root, given), file, place: placeOf(node) }];
    }),
  );
