/** The ids that a test's title begins with, and what is wrong with the title, if anything. */
export interface TitleIds {
  readonly ids: readonly string[];
  readonly problem: string | null;
}

const leading = /^(?:\[[A-Z]{3}-\d{2}\])+/;
const bracketed = /\[[A-Z]{3}-\d{2}[^\]]*\]/g;
const mostIds = 2;

function problemOf(title: string, ids: readonly string[], known: ReadonlySet<string>): string | null {
  const written = title.match(bracketed) ?? [];
  if (ids.length > mostIds) return `names ${ids.length} ids; a test names at most ${mostIds}`;
  if (written.length > ids.length) return 'names an id elsewhere than at its beginning as [ABC-12]';
  const unknown = ids.filter((id) => !known.has(id));
  return unknown.length === 0 ? null : `names ${unknown.join(', ')}, which the catalogue does not have`;
}

/** Reads '[SOC-02][SOC-04] after an error …' as its two ids (AUD-02). */
export function titleIds(title: string, known: ReadonlySet<string>): TitleIds {
  const head = leading.exec(title)?.[0] ?? '';
  const ids = head.match(/[A-Z]{3}-\d{2}/g) ?? [];
  return { ids, problem: problemOf(title, ids, known) };
}
