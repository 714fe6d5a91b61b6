/**
 * What a machine says of itself to editors of charts, and how it is kept as a whole and stands up again: methods of its
 * classes, each to the end of its body.
 */
const unused =
  /\n {2}(?:get definition|toJSON|getPersistedSnapshot|restoreSnapshot)\([^)]*\) \{\n[\s\S]*?\n {2}\}(?=\n)/g;
const bound = /\n {4}this\.(getPersistedSnapshot|restoreSnapshot) = this\.\1\.bind\(this\);/g;

/**
 * Leaves out of the browser's build how a machine describes itself to editors of charts: here the documents do
 * that, which are made from the sources. And how a snapshot is kept and restored: facts are kept here, never
 * snapshots, from which a machine enters the right state by its input.
 * @returns {import('vite').Plugin}
 */
export const lighterMachines = () => ({
  name: 'lighter-machines',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]xstate[\\/]dist[\\/]StateMachine-/ },
    handler: (code) => ({ code: code.replace(unused, '').replace(bound, ''), map: null }),
  },
});
