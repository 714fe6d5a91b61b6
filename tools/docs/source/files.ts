import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A source file by its path from the root of the project. */
export interface SourceFile {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** The source files of these folders, in the order of their paths. */
export const sourceFiles = (root: string, folders: readonly string[]): readonly SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), {
        recursive: true,
        encoding: 'utf8',
      }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .toSorted()
    .map((file) => ({
      file,
      tree: ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true),
    }));

/** Every node of a tree, outer ones first. */
export const nodesOf = (node: ts.Node): readonly ts.Node[] => {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
};

/** The text of the docstring over a declaration, on one line; '' where there is none. */
export const docstringOf = (node: ts.Node): string => {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** The name of the nearest function, method or constant around a node; 'the module' at the top. */
export const placeOf = (node: ts.Node): string => {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isPropertyDeclaration(at)) {
      if (at.name !== undefined) return at.name.getText();
    } else if (ts.isVariableDeclaration(at)) {
      if (at.initializer !== undefined && ts.isFunctionLike(at.initializer)) return at.name.getText();
    }
    if (ts.isConstructorDeclaration(at)) return 'constructor';
  }
  return 'the module';
};
