import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => file !== 'README.md');

test('[OPS-04] the index of decisions lists every decision with its number, title and status', () => {
  const rows = readFileSync(`${folder}/README.md`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, title, file, , status] =
        /^\| (\d+) \| \[(.+)\]\((.+)\) \| (.+) \| (.+) \|$/.exec(line) ?? [];
      return file === undefined ? [] : [{ number, title, file, status }];
    });
  const written = files.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
    expect(file.startsWith(`${number?.padStart(4, '0') ?? ''}-`)).toBe(true);
    return { number, title, file, status: expect.stringMatching(/^in force$|^ended|^replaced/) as string };
  });
  expect(rows).toEqual(written);
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
  ...files.map((file) => `${folder}/${file}`),
  `${folder}/README.md`,
].filter((file) => file.endsWith('.md'));

test('[OPS-04] every link between documents leads to a file', () => {
  const broken = pages.flatMap((page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      ([, to = '']) => to,
    );
    return links.filter((to) => !existsSync(join(dirname(page), to))).map((to) => `${page}: ${to}`);
  });
  expect(broken).toEqual([]);
});

test('[OPS-04] every path of the repository that a document names exists', () => {
  // Made by the command for the native app; a clone does not have it.
  const made = /^native\/android/;
  const absent = pages.flatMap((page) => {
    const named = readFileSync(page, 'utf8').matchAll(
      /`((?:src|gateway|contract|tests|tools|docs|native|public)\/[\w./-]*)`/g,
    );
    return [...named]
      .map(([, path = '']) => path)
      .filter((path) => !made.test(path) && !existsSync(path))
      .map((path) => `${page}: ${path}`);
  });
  expect(absent).toEqual([]);
});
