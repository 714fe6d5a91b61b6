import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { filesOf } from '../../tree/files-of.mjs';
import { report } from '../finding';
import { nameFindings } from './names';
import { sizeFindings } from './sizes';
import { weightFindings } from './weights';
import { wordFindings } from './words';

const places = ['src', 'gateway/src', 'tests', 'tools', 'docs', 'README.md'];
/** Files that name what is forbidden, in order to forbid it. */
const namesTheForbidden = /^(tools\/check\/tree|tests\/tools\/check)\//;
const written = /\.(ts|tsx|mjs|js|css|html|md|yaml|sql)$/;

const files = places.flatMap(filesOf).map((file) => file.replaceAll('\\', '/'));
const sources = files.filter((file) => written.test(file) && !namesTheForbidden.test(file));

/** What git keeps, or would take with the next commit; nothing where there is no git. */
const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter((file) => file !== '');

const heavy = tracked.flatMap((file) =>
  weightFindings(file, statSync(file, { throwIfNoEntry: false })?.size ?? 0),
);

const findings = sources.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const isCode = /\.(ts|tsx|mjs)$/.test(file);
  return [
    ...(isCode ? [...nameFindings(file), ...sizeFindings(file, source)] : []),
    ...wordFindings(file, source),
  ];
});
report([...findings, ...heavy], `${sources.length} files are named, sized and worded as the house wants it`);
