import ts from 'typescript';

/** The comment above a declaration, in one line. */
export const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (typeof doc.comment === 'string' ? doc.comment : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
