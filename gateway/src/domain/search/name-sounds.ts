/** So many characters of a name are found by their sounds. */
const longestName = 60;
/** So many letters of what follows a sound are kept. */
const longestRun = 24;

const letters = (sound: string): string => sound.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The sounds of a name as PostgreSQL's tsvector: from each character on, what follows in full and by first letters, so
 * that a beginning of either finds the name: 'chuneng', 'chun' and 'cn' find 华东储能.
 * @param sounds one for each character
 */
export const soundVector = (sounds: readonly string[]): string => {
  const spoken = sounds.slice(0, longestName).map(letters);
  const runs = spoken.flatMap((first, at) => {
    if (first === '') return [];
    const rest = spoken.slice(at);
    const end = rest.indexOf('');
    const following = end === -1 ? rest : rest.slice(0, end);
    return [following.join('').slice(0, longestRun), following.map((sound) => sound.slice(0, 1)).join('')];
  });
  return [...new Set(runs)].map((run) => `'${run.slice(0, longestRun)}'`).join(' ');
};

/** The tsquery of the names that have these letters as a beginning of sounds. */
export const soundQuery = (word: string): string => `'${letters(word).slice(0, longestRun)}':*`;

/**
 * Where in a name the letters sound; null for nowhere.
 * @param sounds one for each character
 * @returns the places of the first character and of the one after the last
 */
export const soundedAt = (
  sounds: readonly string[],
  word: string,
): { readonly from: number; readonly to: number } | null => {
  const spoken = sounds.map(letters);
  const starts = spoken.map((_, at) => at);
  const reach = (from: number, spelt: (sound: string) => string): number | null => {
    const state = { text: '', to: from };
    while (state.text.length < word.length && state.to < spoken.length) {
      const sound = spelt(spoken[state.to] ?? '');
      if (sound === '') return null;
      state.text += sound;
      state.to += 1;
    }
    return state.text.startsWith(word) ? state.to : null;
  };
  for (const spelt of [(sound: string) => sound, (sound: string) => sound.slice(0, 1)])
    for (const from of starts) {
      const to = reach(from, spelt);
      if (to !== null) return { from, to };
    }
  return null;
};
