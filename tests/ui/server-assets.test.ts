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
  ['src/pages/home.ts', ['first.js', 'entry.js', 'home.js']],
  ['src/pages/news.ts', ['first.js', 'entry.js', 'list.js', 'news.js', 'forms.js', 'ports.js', 'map.js']],
  ['src/pages/code-login.ts', ['first.js', 'entry.js', 'login.js', 'forms.js', 'ports.js']],
])('[PER-01] with %s all scripts are named that bring it to life, each after its own', (screen, scripts) => {
  expect(assetsOf(screen).scriptFiles).toEqual(scripts);
});

test('[PER-01] two scripts that import one another are named once each', () => {
  const circle = { ...manifest, list: chunk('list.js', { imports: ['src/pages/news.ts'] }) };
  const of = pageAssets({ template: '', manifest: JSON.stringify(circle), readAsset: () => '' });
  expect(of('src/pages/news.ts').scriptFiles).toEqual(
    expect.arrayContaining(['list.js', 'news.js', 'map.js']),
  );
  expect(of('src/pages/news.ts').scriptFiles).toHaveLength(7);
});

test('[PER-03] the styles of a page stand in it, its own and those of what it imports', () => {
  const { css, styleFiles } = assetsOf('src/pages/news.ts');
  expect(styleFiles).toEqual(['entry.css', 'news.css', 'list.css']);
  expect(css).toBe('/* entry.css *//* news.css *//* list.css */');
});

test('a page whose route is not known, and one of the dev server, need nothing beside the entry', () => {
  expect(assetsOf(null).scriptFiles).toEqual(['first.js', 'entry.js']);
  const none = pageAssets({ template: '', manifest: '{}', readAsset: () => '' });
  expect(none('src/pages/news.ts')).toEqual({ css: '', styleFiles: [], scriptFiles: [] });
});
