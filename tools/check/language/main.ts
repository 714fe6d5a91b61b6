import { readFileSync, writeFileSync } from 'node:fs';
import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { filesOf } from '../../tree/files-of.mjs';
import { report } from '../finding';
import { commitsSinceBase, filesSinceBase, subjectFindings } from './commits';
import { languageFindings } from './findings';
import { countsOf, folderOf, lowered, risenFolders } from './ratchet';

/**
 * `npm run check` holds the counts of ratchet.json, which may only fall. `--lower` writes lower counts there; `--list
 * <path>` prints every finding under a path; `--touched` prints those of the files that differ from the base.
 */
const [option, path = ''] = process.argv.slice(2);

const ratchetFile = new URL('ratchet.json', import.meta.url);
const read = t.record(t.string, t.number).decode(JSON.parse(readFileSync(ratchetFile, 'utf8')));
if (isLeft(read)) throw new Error('ratchet.json is not a record of counts');
const allowed = read.right;

const places = ['contract', 'gateway/src', 'src', 'tests', 'tools'];
/** These files name the words in order to count them. */
const namesTheWords = /^(?:tools|tests\/tools)\/check\/language\//;
const files = places.flatMap(filesOf).filter((file) => !namesTheWords.test(file));
const findings = files.flatMap((file) => languageFindings(file, readFileSync(file, 'utf8')));

if (option === '--list')
  report(
    findings.filter(({ file }) => file.startsWith(path)),
    `${path} is in plain words`,
  );
else if (option === '--touched') {
  const touched = filesSinceBase();
  report(
    findings.filter(({ file }) => touched?.has(file)),
    `${touched?.size ?? 0} files are in plain words`,
  );
} else if (option === '--lower') {
  writeFileSync(ratchetFile, `${JSON.stringify(lowered(countsOf(findings), allowed), null, 2)}\n`);
} else {
  const counts = countsOf(findings);
  const risen = risenFolders(counts, allowed);
  const commits = commitsSinceBase();
  for (const folder of risen)
    console.log(`${folder}: ${counts[folder] ?? 0} unplain words, at most ${allowed[folder] ?? 0}`);
  report(
    [...findings.filter(({ file }) => risen.includes(folderOf(file))), ...commits.flatMap(subjectFindings)],
    `${findings.length} unplain words in ${files.length} files, in no folder more than before; ${commits.length} subjects fit`,
  );
}
