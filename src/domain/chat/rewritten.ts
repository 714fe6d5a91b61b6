/**
 * A message that was taken back, to be written anew where something is being written already: it stands after that, on
 * lines of its own, and nothing is lost; what stands there already is not put there twice. Pure. Source: SCR-11.
 */
export const rewritten = (typed: string, recalled: string): string => {
  if (typed.trim() === '') return recalled;
  return `\n${typed}\n`.includes(`\n${recalled}\n`) ? typed : `${typed}\n${recalled}`;
};
