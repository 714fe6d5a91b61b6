import { expect, test } from 'vitest';
import { addedFiles, circles, initialFiles } from '../../../tools/check/budgets.mjs';
import type { Manifest } from '../../../tools/check/manifest.mjs';

const manifest: Manifest = {
  'index.html': {
    file: 'a/index.js',
    css: ['a/index.css'],
    imports: ['_react.js'],
  },
  '_react.js': { file: 'a/react.js' },
  'home.tsx': { file: 'a/home.js', css: ['a/home.css'], imports: ['index.html', '_list.js'] },
  '_list.js': { file: 'a/list.js', css: ['a/list.css'], imports: ['_react.js'] },
  'login.tsx': { file: 'a/login.js', imports: ['index.html'] },
};

test('[PER-01] a page’s initial load is the entry, its own modules and all they import at once', () => {
  expect(initialFiles(manifest, ['home.tsx'])).toEqual({
    js: ['a/home.js', 'a/index.js', 'a/list.js', 'a/react.js'],
    css: ['a/home.css', 'a/index.css', 'a/list.css'],
  });
});

test('[PER-01] what is imported only on demand is not in the initial load', () => {
  expect(initialFiles(manifest, []).js).toEqual(['a/index.js', 'a/react.js']);
});

test('[PER-01] a budget on a module that the build does not have is an error, not nothing', () => {
  expect(() => initialFiles(manifest, ['gone.tsx'])).toThrow(/no module gone\.tsx/);
});

test('[PER-01] what is fetched later counts only what its page does not have yet', () => {
  expect(addedFiles(manifest, ['login.tsx', 'home.tsx'], ['login.tsx'])).toEqual([
    'a/home.js',
    'a/list.js',
    'a/home.css',
    'a/list.css',
  ]);
  expect(addedFiles(manifest, ['home.tsx'], ['home.tsx'])).toEqual([]);
});

test('[PER-01] files that wait for each other are named, one circle after the other', () => {
  expect(circles(manifest)).toEqual([]);
  const waiting = { ...manifest, '_react.js': { file: 'a/react.js', imports: ['_list.js'] } };
  expect(circles(waiting)).toEqual(['_react.js → _list.js → _react.js']);
});
