import { expect, test } from 'vitest';
import { languageFindings } from '../../../../tools/check/language/findings';

const named = (source: string, file = 'src/domain/a.tsx'): readonly unknown[][] =>
  languageFindings(file, source).map(({ line, message }) => [line, message.split(':')[0]]);

test.each([
  ['// whoever writes', 'whoever'],
  ['/** Nobody reads it. */', 'nobody'],
  ["/** Nobody's draft. */", 'nobody'],
  ['const x = 1; // counted anew', 'anew'],
  ['/** It comes to ten. */', 'come to'],
  ['function isTold() {}', 'tell'],
  ['const { somebodyWaits } = x;', 'somebody'],
  ['const NOBODY_HERE = 1;', 'nobody'],
  ["test('the list stands still', () => {});", 'stand'],
  ['const x = `as far as ${y} goes`;', 'as far as'],
  ['/** What is kept. */', 'what is …'],
  ['/** Counts. What are left over are lost. */', 'what is …'],
  ["/** One's own draft. */", "one's own"],
  ['/** Lies beside it. */', 'beside'],
  ['type A = { readonly a: 1 /* the room */ };', 'the room'],
  ['const x = (\n  1 // whatever\n);', 'whatever'],
])('[OPS-04] the check finds the unplain word of %s', (source, word) => {
  expect(named(source).map(([, name]) => name)).toEqual([`'${word}'`]);
});

test.each([
  '/** The member whose draft it is understands it. */',
  '/** Shows what is missing. */',
  '/** Welcome to the notebook. */',
  "const name = 'told';",
  "import { a } from './b';",
  'const outstanding = besides;',
  'const x = /nobody/;',
  "const x = 'http://nobody';",
  'const x = <a>/* nobody */</a>;',
])('[OPS-04] the check accepts %s', (source) => {
  expect(named(source)).toEqual([]);
});

test('[OPS-04] the check names the line of a phrase that breaks over two lines', () => {
  expect(named('const a = 1;\n/**\n * Goes as far\n * as it can.\n */')).toEqual([[3, "'as far as'"]]);
});

test('[OPS-04] the check counts a word once in a line, and a path as a name', () => {
  expect(named('told(told);', 'src/domain/nobody.ts')).toEqual([
    [undefined, "'nobody'"],
    [1, "'tell'"],
  ]);
});

test.each([
  ['src/ui/a.css', '.told {}\n/* nobody */', 2],
  ['gateway/migrations/1.sql', 'select 1;\n-- nobody', 2],
  ['docs/requirements/a.yaml', 'told: 1\nb: 2 # nobody', 2],
])('[OPS-04] the check reads only the comments of %s', (file, source, line) => {
  expect(named(source, file)).toEqual([[line, "'nobody'"]]);
});

test('[OPS-04] each finding suggests a replacement', () => {
  expect(languageFindings('src/a.tsx', '// anew')).toEqual([
    {
      file: 'src/a.tsx',
      line: 1,
      message: "'anew': say again, or name the new thing: a new request, a new session",
    },
  ]);
});
