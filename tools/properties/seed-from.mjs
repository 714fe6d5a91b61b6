/** The largest seed that fast-check keeps as it is. */
const largest = 0x7f_ff_ff_ff;

/**
 * Reads the seed of `npm run properties`; a random one where none is given.
 * @param {readonly string[]} given the command line
 * @param {() => number} random from 0 to 1, exclusive
 * @returns {number | string} the seed, or what is wrong with the command line
 */
export function seedFrom(given, random = Math.random) {
  if (given.length === 0) return Math.floor(random() * largest);
  const [option, value = '', ...rest] = given;
  const isSeed = /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= largest;
  if (option !== '--seed' || !isSeed || rest.length > 0) return 'usage: npm run properties -- [--seed N]';
  return Number(value);
}
