import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutChartWords } from '../../../tools/build/without-chart-words.mjs';

/** What the client's build makes of a file of the contract. */
const builtOf = async (file: string): Promise<string> => {
  const entry = fileURLToPath(new URL(`../../../contract/${file}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutChartWords()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
};

test.each(['soe/deadline-event.ts', 'event/event-in-calendar.ts'])(
  '[SCR-05][SCR-08] the description of a calendar event is in the build of the client: %s',
  async (file) => {
    expect(await builtOf(file)).toMatch(/\bdescription\b/);
  },
);

test('[SCR-08] the types of ticket that can be chosen are in the build of the client', async () => {
  expect(await builtOf('ticket/ticket.ts')).toMatch(/\btypes: listOf/);
});

test('[PER-01] what a codec says for readers of the documents is not in the build of the client', async () => {
  const code = await builtOf('codec/leaf-forms.ts');
  expect(code).toContain('minLength');
  expect(code).not.toMatch(/description:/);
});
