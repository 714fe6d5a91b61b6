import ts from 'typescript';

/** Where the product serves an id: a state of a machine, or a named function, type or constant. */
export interface Place {
  readonly file: string;
  readonly name: string;
  readonly ids: readonly string[];
}

const idPattern = /\b[A-Z]{3}-\d{2}\b/g;

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : '';

/** 'active.checkingAge' for a node inside { states: { active: { states: { checkingAge: … } } } }. */
function statePath(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) names.unshift(at.name.text);
    const isState = nameOf(at) !== '' && nameOf(at.parent.parent) === 'states';
    if (isState) names.unshift(nameOf(at));
  }
  return names.join('.');
}

function metaPlace(file: string, node: ts.Node): Place | null {
  if (nameOf(node) !== 'requirements' || nameOf(node.parent.parent) !== 'meta') return null;
  const ids = node.getText().match(idPattern) ?? [];
  return { file, name: statePath(node), ids };
}

/** The name of what a docstring stands before. */
function declaredName(node: ts.Node): string {
  if (ts.isVariableStatement(node)) {
    const name = node.declarationList.declarations[0]?.name;
    return name !== undefined && ts.isIdentifier(name) ? name.text : '';
  }
  const name = ts.getNameOfDeclaration(
    ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyAssignment(node)
      ? node
      : undefined,
  );
  return name === undefined ? '' : name.getText();
}

function docstringPlace(file: string, node: ts.Node): Place | null {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join('\n');
  const ids = [...new Set(text.match(idPattern) ?? [])];
  const name = ids.length === 0 ? '' : declaredName(node);
  return name === '' ? null : { file, name, ids };
}

/** Every place in a source file that says which ids it serves: `meta.requirements` and docstrings (AUD-02). */
export function placesIn(file: string, source: string): Place[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    const place = metaPlace(file, node) ?? docstringPlace(file, node);
    if (place !== null && place.ids.length > 0) found.push(place);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return found;
}
