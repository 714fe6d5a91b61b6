/** How far right the piece of the newest puzzle goes, in px, in what the operator's command says. */
export const gapIn = (reported: string): number => {
  const found = /右移 (\d+) 像素/.exec(reported)?.[1];
  if (found === undefined) throw new Error(`the operator knows of no puzzle: ${reported}`);
  return Number(found);
};
