import process from 'node:process';

/** The number that stands behind a bench's name on the command line, beside its options; `usual` where none does. */
export const givenNumber = (usual: number): number =>
  Number(process.argv.slice(3).find((given) => !given.startsWith('--')) ?? usual);
