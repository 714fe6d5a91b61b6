import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { MachineRecord } from '../machine-record';
import { transitionsOf } from './transitions';

/** What the code says as a value: whole texts, and how texts begin that are put together. */
interface Said {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Texts that name a property or stand in a type send nothing. */
const isValue = ({ parent }: ts.Node): boolean =>
  !ts.isLiteralTypeNode(parent) &&
  !ts.isImportDeclaration(parent) &&
  !ts.isComputedPropertyName(parent) &&
  !ts.isCaseClause(parent) &&
  !(ts.isPropertyAssignment(parent) && parent.name.getText() !== 'type' && ts.isStringLiteral(parent.name)) &&
  !ts.isBinaryExpression(parent);

const collect = (node: ts.Node, whole: Set<string>, beginnings: string[]): void => {
  if (ts.isStringLiteralLike(node)) {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (!isName && isValue(node)) whole.add(node.text);
  }
  if (ts.isTemplateExpression(node) && node.head.text.includes('.')) beginnings.push(node.head.text);
  ts.forEachChild(node, (child) => collect(child, whole, beginnings));
};

const saidBy = (root: string): Said => {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    // Invariants name events in order to judge them; no running product reads them.
    if (!/\.tsx?$/.test(file) || file.endsWith('invariants.ts')) continue;
    const source = readFileSync(join(root, 'src', file), 'utf8');
    collect(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true), whole, beginnings);
  }
  return { whole, beginnings };
};

/**
 * Events that a machine answers and that no code of the product ever sends: states and transitions for nobody.
 * Told as `flow: event`. Events of XState's own are sent by it. Source: AUD-01.
 */
export const unsentEvents = (root: string, machines: readonly MachineRecord[]): readonly string[] => {
  const { whole, beginnings } = saidBy(root);
  const isSent = (event: string): boolean =>
    whole.has(event) || beginnings.some((beginning) => event.startsWith(beginning));
  return machines.flatMap(({ name, machine }) => {
    const events = new Set(transitionsOf(machine).map(({ eventType }) => eventType));
    return [...events]
      .filter((event) => event !== '' && !event.startsWith('xstate.') && !isSent(event))
      .map((event) => `${name}: ${event}`);
  });
};
