import type { MarkedText } from '../../../contract/search/found';
import type { TextPart } from '../text/found-parts';

/**
 * A text in parts, each marked range a part of its own. A range that overlaps an earlier one, is empty or reaches over the
 * end is left out: the ranges come from the server.
 * @returns in order, together the text
 */
export const markedParts = ({ text, marks }: MarkedText): readonly TextPart[] => {
  const parts: TextPart[] = [];
  const state = { at: 0 };
  for (const { from, to } of marks) {
    if (from < state.at || to <= from || to > text.length) continue;
    if (from > state.at) parts.push({ text: text.slice(state.at, from), found: false });
    parts.push({ text: text.slice(from, to), found: true });
    state.at = to;
  }
  if (state.at < text.length || parts.length === 0) parts.push({ text: text.slice(state.at), found: false });
  return parts;
};
