import * as t from 'io-ts';

/** A codec of a read-only object with exactly these fields; extra fields are dropped (GAT-09). */
export function record<P extends t.Props>(props: P, name: string): t.ReadonlyC<t.ExactC<t.TypeC<P>>> {
  return t.readonly(t.exact(t.type(props, name), name), name);
}
