// @vitest-environment node
import { expect, test } from 'vitest';
import { pageAssets } from '../../src/server/assets';

const chunk = (file: string, rest: object = {}) => ({ file, ...rest });
const manifest = {
  'index.html': chunk('entry.js', { isEntry: true, imports: ['first'], css: ['entry.css'] }),
  first: chunk('first.js'),
  'src/pages/home.ts': chunk('home.js', { imports: ['first'] }),
  'src/pages/news.ts': chunk('news.js', { imports: ['first', 'list'], css: ['news.css'] }),
  'src/pages/code-login.ts': chunk('login.js', { imports: ['first'] }),
  list: chunk('list.js', { imports: ['first'], css: ['list.css'] }),
  'src/main/page-ports.ts': chunk('ports.js', { imports: ['first', 'forms'] }),
  forms: chunk('forms.js'),
  'src/wiring/page-map.ts': chunk('map.js', { imports: ['first'] }),
};
const assetsOf = pageAssets({
  template: '',
  manifest: JSON.stringify(manifest),
  readAsset: (file) => `/* ${file} */`,
});

test.each([
  ['src/pages/home.ts', ['entry.js', 'first.js', 'home.js']],
  ['src/pages/news.ts', ['entry.js', 'first.js', 'news.js', 'list.js', 'ports.js', 'forms.js', 'map.js']],
  ['src/pages/code-login.ts', ['entry.js', 'first.js', 'login.js', 'ports.js', 'forms.js']],
])('[PER-01] with %s all scripts are named that bring it to life, each once', (screen, scripts) => {
  expect([...assetsOf(screen).scriptFiles].sort()).toEqual([...scripts].sort());
});

test('[PER-03] the styles of a page stand in it, its own and those of what it imports', () => {
  const { css, styleFiles } = assetsOf('src/pages/news.ts');
  expect(styleFiles).toEqual(['entry.css', 'news.css', 'list.css']);
  expect(css).toBe('/* entry.css *//* news.css *//* list.css */');
});

test('a page whose route is not known, and one of the dev server, need nothing beside the entry', () => {
  expect(assetsOf(null).scriptFiles).toEqual(['entry.js', 'first.js']);
  const none = pageAssets({ template: '', manifest: '{}', readAsset: () => '' });
  expect(none('src/pages/news.ts')).toEqual({ css: '', styleFiles: [], scriptFiles: [] });
});
