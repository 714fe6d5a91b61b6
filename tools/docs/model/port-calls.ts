import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { families } from '../contract/documented-families';

/** A port that a flow calls, with the calls that it makes. */
export interface UsedPort {
  readonly name: string;
  /** The file that declares it, from the root of the project. */
  readonly file: string;
  readonly purpose: string;
  /** The names of what is called of it, in alphabetical order. */
  readonly calls: readonly string[];
  /** The calls of the contract that it makes, such as `orderCalls`; undefined for other ports. */
  readonly family: string | undefined;
}

interface Code {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  readonly pathOf: (node: ts.Node) => string;
}

/** The flows and their wiring: functions of these folders are followed. */
const flowsOrWired = /^src\/(application|wiring|pages)\//;

/** Everything that gives a flow its actors: the composition root and views that run a flow of their own do so too. */
const givesActors = /^src\/(application|wiring|pages|main|ui)\//;

/** Reads the application and everything that wires it, with types. */
const codeOf = (root: string): Code => {
  const config = ts.parseConfigFileTextToJson(
    'tsconfig.json',
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const entries = ['src/wiring', 'src/pages', 'src/main']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .concat(join(root, 'src/main.tsx'));
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: true,
    skipLibCheck: true,
  });
  return {
    checker: program.getTypeChecker(),
    files: program.getSourceFiles().filter(({ fileName }) => !fileName.includes('node_modules')),
    pathOf: (node) => relative(root, node.getSourceFile().fileName).replaceAll('\\', '/'),
  };
};

const children = (node: ts.Node): readonly ts.Node[] => {
  const all: ts.Node[] = [];
  ts.forEachChild(node, (child) => void all.push(child));
  return all;
};

/** The declarations that a name stands for, imports followed. */
const declarationsOf = ({ checker }: Code, name: ts.Node): readonly ts.Declaration[] => {
  const isShorthand = ts.isShorthandPropertyAssignment(name.parent);
  const symbol = isShorthand
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (symbol === undefined) return [];
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
};

const isProvide = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'provide';

/** Where a machine is given its actors: `machine.provide({ actors })`, or `makeMachine(…).provide({ actors })`. */
const machineOf = (code: Code, { expression }: ts.CallExpression): string | null => {
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const made = expression.expression;
  const name = ts.isCallExpression(made) ? made.expression : made;
  const declared = declarationsOf(code, ts.isIdentifier(name) ? name : made)[0];
  const path = declared === undefined ? '' : code.pathOf(declared);
  return /^src\/application\/(.+)\/machine\.ts$/.exec(path)?.[1] ?? null;
};

const familyList = 'contract/families.ts';

/** The key of a family in the list of families: what an expression names, or what is taken out of it by that name. */
const familyNamed = (code: Code, node: ts.Node): string | null => {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  for (const declared of declarationsOf(code, name)) {
    if (code.pathOf(declared) === familyList && ts.isPropertyAssignment(declared))
      return declared.name.getText();
    if (ts.isBindingElement(declared)) {
      const taken = (declared.propertyName ?? declared.name).getText();
      const property = code.checker.getTypeAtLocation(declared.parent).getProperty(taken);
      if (property?.declarations?.some((one) => code.pathOf(one) === familyList) === true) return taken;
    }
  }
  return null;
};

/** The family of a call of the contract, by the declaration of the call; null where it is none. */
const familyOfCall = (code: Code, node: ts.Node, declared: ts.Declaration): string | null => {
  const path = code.pathOf(declared);
  // The calls of a kind are declared once for all kinds: the family is what they are taken from.
  if (path === 'contract/call/listed-calls.ts')
    return ts.isPropertyAccessExpression(node) ? familyNamed(code, node.expression) : null;
  const family = declared.parent.parent;
  return /^contract\/.*\/calls\.ts$/.test(path) && ts.isVariableDeclaration(family)
    ? family.name.getText().replace(/Calls$/, '')
    : null;
};

const documented = (family: string) => families.find(({ name }) => name === `${family}Calls`);

/** Calls that are handed on by name: those that a flow makes are found where it makes them. */
const isPicked = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.length > 0 &&
  node.properties.every(
    (each) =>
      ts.isPropertyAssignment(each) &&
      ts.isCallExpression(each.initializer) &&
      /(?:^|\.)callOf$/.test(each.initializer.expression.getText()),
  );

/** The call of a port that a name means: what it names is declared in a port or is a call of the contract, and can be called. */
const portCall = (code: Code, node: ts.Node): readonly [file: string, port: string, call: string] | null => {
  const name = ts.isPropertyAccessExpression(node) ? node.name : ts.isBindingElement(node) ? node.name : null;
  if (name === null) return null;
  const property = ts.isBindingElement(node) && node.propertyName !== undefined ? node.propertyName : name;
  const found = ts.isBindingElement(node)
    ? code.checker.getTypeAtLocation(node.parent).getProperty(property.getText())?.declarations
    : declarationsOf(code, name);
  for (const one of found ?? []) {
    const family = familyOfCall(code, node, one);
    if (family !== null) return [documented(family)?.file ?? familyList, family, property.getText()];
  }
  const declared = found?.find((one) => /^src\/ports\//.test(code.pathOf(one)));
  if (declared === undefined || !ts.isInterfaceDeclaration(declared.parent)) return null;
  const isCalled = code.checker.getTypeAtLocation(declared).getCallSignatures().length > 0;
  return isCalled ? [code.pathOf(declared), declared.parent.name.text, property.getText()] : null;
};

/** A function or a value of the application, its wiring or a page that is used by name: what it does is looked at too. */
const bodyOf = (code: Code, node: ts.Node): readonly ts.Node[] =>
  ts.isIdentifier(node)
    ? declarationsOf(code, node).filter(
        (declared) =>
          flowsOrWired.test(code.pathOf(declared)) &&
          (ts.isVariableDeclaration(declared) || ts.isFunctionDeclaration(declared)),
      )
    : [];

type Found = Map<string, Map<string, Set<string>>>;

/** Everything of ports that is called from here, also by functions that are used here; other machines' actors are theirs. */
const collect = (code: Code, from: ts.Node, found: Found, seen: Set<ts.Node>): void => {
  if (seen.has(from)) return;
  seen.add(from);
  if (isPicked(from) || (isProvide(from) && machineOf(code, from) !== null)) return;
  const call = portCall(code, from);
  if (call !== null) {
    const [file, port, name] = call;
    const ports = found.get(file) ?? new Map<string, Set<string>>();
    ports.set(port, (ports.get(port) ?? new Set<string>()).add(name));
    found.set(file, ports);
  }
  for (const next of [...children(from), ...bodyOf(code, from)]) collect(code, next, found, seen);
};

/** The function around a node that has a name; undefined where there is none. */
const namedAround = (node: ts.Node): ts.VariableDeclaration | undefined => {
  if (ts.isSourceFile(node)) return undefined;
  const isNamed = ts.isVariableDeclaration(node) && node.initializer !== undefined;
  return isNamed && ts.isArrowFunction(node.initializer) ? node : namedAround(node.parent);
};

/** Everything that a function is called with, wherever that is. */
const argumentsOf = (code: Code, called: ts.VariableDeclaration): readonly ts.Node[] => {
  const given: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declarationsOf(code, node.expression).includes(called))
      given.push(...node.arguments);
    children(node).forEach(look);
  };
  code.files.filter((file) => flowsOrWired.test(code.pathOf(file))).forEach(look);
  return given;
};

/** The comment that stands over the declaration of a type. */
const commentOver = (source: string, name: string): string => {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:interface|type) ${name}\\b`,
  );
  const words = (declaration.exec(source)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ');
  return words.trim();
};

/**
 * Which calls of which ports each flow makes, by its folder under src/application: what its actors are given where it is
 * wired, followed through every function of the application, the wiring and the pages that they use. Source: AUD-01.
 */
export const portCalls = (root: string): ReadonlyMap<string, readonly UsedPort[]> => {
  const code = codeOf(root);
  const byFlow = new Map<string, Found>();
  const look = (node: ts.Node): void => {
    const flow = isProvide(node) ? machineOf(code, node) : null;
    if (flow !== null && isProvide(node)) {
      const found: Found = byFlow.get(flow) ?? new Map<string, Map<string, Set<string>>>();
      const seen = new Set<ts.Node>();
      const around = namedAround(node);
      const handedOn = around === undefined ? [] : argumentsOf(code, around);
      for (const given of [...node.arguments, ...handedOn]) collect(code, given, found, seen);
      byFlow.set(flow, found);
    }
    children(node).forEach(look);
  };
  code.files.filter((file) => givesActors.test(code.pathOf(file))).forEach(look);
  const used = [...byFlow].map(([flow, found]) => {
    const ports = [...found].flatMap(([file, names]) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...names].map(([name, calls]) => ({
        name,
        file,
        purpose: file.startsWith('contract/') ? (documented(name)?.title ?? '') : commentOver(source, name),
        calls: [...calls].toSorted(),
        family: file.startsWith('contract/') ? `${name}Calls` : undefined,
      }));
    });
    return [flow, ports.toSorted((one, other) => (one.name < other.name ? -1 : 1))] as const;
  });
  return new Map(used);
};
