import type { Context, Errors } from 'io-ts';

/** Codecs whose context entries are positions of alternatives, not names of fields. */
const alternatives = new Set(['UnionType', 'IntersectionType']);

/** The dotted path of the field that an error is about; '' for the value itself. */
export function fieldPath(context: Context): string {
  return context
    .filter((entry, position) => {
      const parent = context[position - 1]?.type;
      const numbered = parent !== undefined && '_tag' in parent && alternatives.has(String(parent._tag));
      return entry.key !== '' && !numbered;
    })
    .map((entry) => entry.key)
    .join('.');
}

/**
 * The field that did not decode, as a dotted path ('data.list.3.id'), or `whole` when it is the value
 * itself (GAT-09, ENV-05). Of several the first that was met.
 */
export function fieldName(errors: Errors, whole: string): string {
  const first = errors[0];
  return first === undefined ? whole : fieldPath(first.context) || whole;
}
