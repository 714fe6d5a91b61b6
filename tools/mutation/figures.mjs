import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const report = t.type({
  files: t.record(t.string, t.type({ mutants: t.array(t.type({ status: t.string })) })),
});

/** @typedef {{ caught: number, missed: number }} Figures mutants that turned a test red, and those that did not */

const caught = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/** @param {readonly { status: string }[]} mutants @returns {Figures} */
const count = (mutants) => ({
  caught: mutants.filter(({ status }) => caught.includes(status)).length,
  missed: mutants.filter(({ status }) => missed.includes(status)).length,
});

/**
 * What is known of the mutants, by folder of the pure floors ('src/domain/time').
 * @param {string} path of the incremental report
 * @returns {Map<string, Figures>} empty when there is no report
 */
export function figuresFrom(path) {
  /** @type {Map<string, Figures>} */
  const folders = new Map();
  const decoded = report.decode(JSON.parse(readFileSync(path, 'utf8')));
  if (!isRight(decoded)) return folders;
  for (const [file, { mutants }] of Object.entries(decoded.right.files)) {
    const parts = file.split('/').slice(0, -1);
    // Flows are one level deeper than rules: 'src/application/session/login'.
    const folder = parts.slice(0, parts[1] === 'application' ? 4 : 3).join('/');
    const known = folders.get(folder) ?? { caught: 0, missed: 0 };
    const own = count(mutants);
    folders.set(folder, { caught: known.caught + own.caught, missed: known.missed + own.missed });
  }
  return folders;
}

/** @param {Figures} figures @returns {string} '96.2 % of 131 caught' */
export function sentenceOf({ caught: good, missed: bad }) {
  const all = good + bad;
  return all === 0 ? 'no mutants' : `${((100 * good) / all).toFixed(1)} % of ${all} caught`;
}
