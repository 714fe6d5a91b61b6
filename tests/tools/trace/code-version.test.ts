import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { codeVersion, noRepository } from '../../../tools/trace/code-version';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'version-'));
  made.push(root);
  return root;
}

function repository(): string {
  const root = folder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  writeFileSync(join(root, 'a.ts'), 'one');
  git('add', '.');
  git('commit', '-m', 'first', '--no-gpg-sign');
  return root;
}

test('[AUD-02] the version of a clean tree is its commit; each change makes another', () => {
  const root = repository();
  const clean = codeVersion(root);
  expect(clean).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(join(root, 'a.ts'), 'two');
  const changed = codeVersion(root);
  expect(changed).toMatch(new RegExp(`^${clean}\\+[0-9a-f]{12}$`));
  writeFileSync(join(root, 'b.ts'), 'new');
  expect(codeVersion(root)).not.toBe(changed);
  rmSync(join(root, 'b.ts'));
  writeFileSync(join(root, 'a.ts'), 'one');
  expect(codeVersion(root)).toBe(clean);
});

test('[AUD-02] the trace and the reports, which runs write themselves, make no other version', () => {
  const root = repository();
  const clean = codeVersion(root);
  for (const file of ['docs/trace/index.md', 'reports/suite.md']) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), 'new');
  }
  expect(codeVersion(root)).toBe(clean);
});

test('[AUD-02] outside a repository the version says so', () => {
  expect(codeVersion(folder())).toBe(noRepository);
});
