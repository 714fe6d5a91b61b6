import type { Finding } from '../finding';

const emptyNames = ['utils', 'util', 'common', 'helper', 'helpers', 'manager', 'managers', 'misc', 'shared'];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** Names that say nothing, barrels, and names that are not in kebab case: the folders are the map of the product. */
export function nameFindings(file: string): Finding[] {
  const parts = file.split('/');
  const stems = parts.map((part) => part.replace(/\..*$/, ''));
  const findings: Finding[] = [];
  const empty = stems.find((stem) => stem.split('-').some((word) => emptyNames.includes(word)));
  if (empty !== undefined) findings.push({ file, message: `'${empty}' says nothing of what is inside` });
  if (/(^|\/)index\.tsx?$/.test(file)) findings.push({ file, message: 'barrel files hide who needs what' });
  const odd = parts.find((part) => !kebab.test(part));
  if (odd !== undefined) findings.push({ file, message: `'${odd}' is not in kebab case` });
  return findings;
}
