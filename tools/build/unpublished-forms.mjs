/** A property of a codec's published form: its description, and its schema by name or written out. */
const description = /\bdescription: '(?:[^'\\]|\\.)*'/g;
const schema = /\bschema: (?:\w+|\{(?:[^'}]|'(?:[^'\\]|\\.)*')*\}),?/g;

/**
 * Leaves what only the published contract shows of a codec out of the client: how its values are described and which
 * pattern they have. No code of the client reads it (PER-01).
 * @returns {import('vite').Plugin}
 */
export const unpublishedForms = () => ({
  name: 'unpublished-forms',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/](?:[\w-]+[\\/])*[\w-]+\.ts$/, code: 'new WireLeaf' },
    handler: (code) => ({
      code: code.replace(description, "description: ''").replace(schema, ''),
      map: null,
    }),
  },
});
