/** A part of a text: a match, or the text around it. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/**
 * A text in parts, each place of what was looked for a part of its own; case makes no difference. Pure.
 * @param sought null for nothing
 * @returns in order, together the text; one part where nothing is found
 */
export function foundParts(text: string, sought: string | null): readonly TextPart[] {
  const [inText, wanted] = [text.toLowerCase(), (sought ?? '').toLowerCase()];
  // Of a few letters the small form is longer: places in it would be others in the text.
  if (wanted === '' || inText.length !== text.length) return [{ text, found: false }];
  const parts: TextPart[] = [];
  const add = (from: number, to: number, found: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), found });
  };
  const state = { at: 0 };
  for (let next = inText.indexOf(wanted); next !== -1; next = inText.indexOf(wanted, state.at)) {
    add(state.at, next, false);
    add(next, next + wanted.length, true);
    state.at = next + wanted.length;
  }
  add(state.at, text.length, false);
  return parts.length === 0 ? [{ text, found: false }] : parts;
}
