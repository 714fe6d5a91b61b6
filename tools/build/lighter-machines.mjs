/**
 * What a machine says of itself to editors of charts, and how it is kept as a whole and stands up again: methods of its
 * classes, each to the end of its body.
 */
const unused =
  /\n {2}(?:get definition|toJSON|getPersistedSnapshot|restoreSnapshot)\([^)]*\) \{\n[\s\S]*?\n {2}\}(?=\n)/g;
const bound = /\n {4}this\.(getPersistedSnapshot|restoreSnapshot) = this\.\1\.bind\(this\);/g;

/** The same of an actor, of its snapshot, of a transition and of what is no machine, and what tells a browser's extension of it. */
const unusedOfActors = [
  /\n {2}(?:attachDevTools|toJSON|getPersistedSnapshot)\([^)]*\) \{\n[\s\S]*?\n {2}\}(?=\n)/g,
  /\n {4}if \(this\.options\.devTools\) \{\n[\s\S]*?\n {4}\}(?=\n)/g,
  /\n {4}getMeta: machineSnapshotGetMeta,\n {4}toJSON: machineSnapshotToJSON(?=\n)/g,
  /\n {4}toJSON: \(\) => \(\{\n[\s\S]*?\n {4}\}\)(?=\n)/g,
  /\n {4}getPersistedSnapshot: \(?snapshot\)? => snapshot,\n {4}restoreSnapshot: \(?snapshot\)? => snapshot(?=\n)/g,
];

/** Where a machine's chart is built, and what is read of it: by the constructor, and thus for each `provide` anew. */
const built =
  /\n {4}this\.root = new StateNode\(config, \{[\s\S]*?this\.events = this\.root\.events;(?=\n {2}\})/;
const declared = /\n {4}this\.(?:root|states|events) = void 0;/g;

/** The chart when it is first asked for: when an actor begins, never for a machine that is only provided for. */
const onDemand = `
  get root() {
    if (this._root === undefined) {
      this._root = new StateNode(this.config, { _key: this.id, _machine: this });
      this._root._initialize();
      formatRouteTransitions(this._root);
    }
    return this._root;
  }
  get states() {
    return this.root.states;
  }
  get events() {
    return this.root.events;
  }
`;

/** The declarations of what is built, up to the end of the constructor. */
const head = /class StateMachine \{[\s\S]*?\n {2}\}\n/;

/** @param {string} code @returns {string} */
const withoutTools = (code) => unusedOfActors.reduce((kept, part) => kept.replace(part, ''), code);

/** @param {string} code of the package's class @returns {string} the same with its charts built on demand */
const builtOnDemand = (code) => {
  if (!built.test(code) || code.match(head)?.[0].match(declared)?.length !== 3)
    throw new Error('lighter-machines: the package builds its charts in another way now');
  return code.replace(built, '').replace(head, (kept) => kept.replace(declared, '') + onDemand);
};

/**
 * Leaves out of the browser's build how a machine describes itself to editors of charts: here the documents do
 * that, which are made from the sources. And how a snapshot is kept and restored: facts are kept here, never
 * snapshots, from which a machine enters the right state by its input. And a chart is built when its flow begins, once:
 * a machine is made for its definition, and again with what it is provided with.
 * @returns {import('vite').Plugin}
 */
export const lighterMachines = () => ({
  name: 'lighter-machines',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]xstate[\\/]dist[\\/](?:StateMachine-|raise-|xstate-actors)/ },
    handler: (code, id) => ({
      code: /StateMachine-[^\\/]*$/.test(id)
        ? builtOnDemand(code.replace(unused, '').replace(bound, ''))
        : withoutTools(code),
      map: null,
    }),
  },
});
