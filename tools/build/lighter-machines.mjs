/** What a machine says of itself to editors of charts: a method of its classes, to the end of its body. */
const described = /\n {2}(?:get definition|toJSON)\(\) \{\n[\s\S]*?\n {2}\}\n/g;

/**
 * Leaves out of the browser's build how a machine describes itself to editors of charts: here the documents do
 * that, which are made from the sources.
 * @returns {import('vite').Plugin}
 */
export const lighterMachines = () => ({
  name: 'lighter-machines',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]xstate[\\/]dist[\\/]StateMachine-/ },
    handler: (code) => ({ code: code.replace(described, '\n'), map: null }),
  },
});
