/** What charts, calls, codecs and kinds say for readers and for the gateway; the client does not read it. */
const words = new Set(['description', 'meta', 'requirements', 'refusals', 'types', 'otherLabels']);

const charts = /\/src\/application\/(?:[^/]+\/)+[^/]+\.ts$/;
const codecs = /\/(?:contract|src\/domain\/config)\/(?:[^/]+\/)?[^/]+\.ts$/;

/** What marks a chart, or a part of one that stands in a file of its own: its words, or what it leaves to be wired. */
const chartMark = /\bmeta: \{\s*requirements:|\brequirements: \[|\bnotWired\(/;

/** The body of an actor that is left to be wired, with the names that it would complain with. */
const placeholder = /\bnotWired\(['"][^)]*\)/g;

/**
 * Leaves the descriptions and requirement ids of machines and codecs out of the browser's build: they are
 * for the documents, which are made from the sources. So are the names that an actor left unwired would complain with:
 * in a build every actor is wired.
 * @returns {import('vite').Plugin}
 */
export function withoutChartWords() {
  return {
    name: 'without-chart-words',
    apply: 'build',
    transform(written, id) {
      const code = written.replaceAll(placeholder, 'notWired()');
      if (!codecs.test(id) && !(charts.test(id) && chartMark.test(code))) return null;
      /** @type {[number, number][]} */
      const cuts = [];
      walk(this.parse(code), codecs.test(id), (property) => {
        const after = /^\s*,/.exec(code.slice(property.end));
        cuts.push([property.start, property.end + (after?.[0].length ?? 0)]);
      });
      return { code: without(code, cuts), map: null };
    },
  };
}

/**
 * @param {unknown} node
 * @param {boolean} isCodec
 * @param {(property: { start: number, end: number }) => void} found
 */
function walk(node, isCodec, found) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, isCodec, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (!('type' in node && node.type === 'ObjectExpression' && 'properties' in node)) {
    walk(Object.values(node), isCodec, found);
    return;
  }
  /** @type {readonly unknown[]} */
  const properties = Array.isArray(node.properties) ? node.properties : [];
  // What a calendar's event says is read: of the wire, only the form of a codec is described for readers alone.
  const isRead = isCodec && !properties.some(isFormTypes);
  for (const property of properties) {
    // A field of a record may be called `types`, too: it is kept, as all that is no list of names is.
    const isField = isCodec && nameOf(property) === 'types' && !isFormTypes(property);
    const isKept = isField || (isRead && nameOf(property) === 'description');
    if (isWords(property) && !isKept) found(property);
    else walk(property, isCodec, found);
  }
}

/**
 * @param {unknown} property
 * @returns whether it lists the JSON types that the form of a codec has on the wire
 */
function isFormTypes(property) {
  if (nameOf(property) !== 'types' || typeof property !== 'object' || property === null) return false;
  const value = 'value' in property ? property.value : null;
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'ArrayExpression';
}

/**
 * @param {unknown} node
 * @returns {node is { start: number, end: number }}
 */
function isWords(node) {
  return words.has(nameOf(node));
}

/**
 * @param {unknown} node
 * @returns the name of a property, '' for anything else
 */
function nameOf(node) {
  if (typeof node !== 'object' || node === null || !('key' in node)) return '';
  const { key } = node;
  return typeof key === 'object' && key !== null && 'name' in key ? String(key.name) : '';
}

/**
 * @param {string} code
 * @param {readonly [number, number][]} cuts in order, none within another
 */
function without(code, cuts) {
  let from = 0;
  let kept = '';
  for (const [start, end] of cuts) {
    kept += code.slice(from, start);
    from = end;
  }
  return kept + code.slice(from);
}
