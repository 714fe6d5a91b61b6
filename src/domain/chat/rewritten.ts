/**
 * A recalled message, to be edited where a draft exists already: it follows the draft, on
 * lines of its own, and nothing is lost; a text that the draft already contains is not added again. Pure. Source: SCR-11.
 */
export const rewritten = (typed: string, recalled: string): string => {
  if (typed.trim() === '') return recalled;
  return `\n${typed}\n`.includes(`\n${recalled}\n`) ? typed : `${typed}\n${recalled}`;
};
