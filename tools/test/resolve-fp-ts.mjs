/**
 * A resolver for Node: 'fp-ts/Either' is a folder that only bundlers look into; Node is led to the file.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = (specifier, context, next) =>
  next(specifier.replace(/^fp-ts\/(?!lib\/|es6\/)([A-Za-z]+)$/, 'fp-ts/lib/$1.js'), context);
