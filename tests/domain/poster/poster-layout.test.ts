// @vitest-environment node
import fc from 'fast-check';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { markModules } from '../../../src/domain/poster/poster-code';
import { posterSize, posterStrokes, type Poster } from '../../../src/domain/poster/poster-layout';
import type { PosterStroke, TextStroke } from '../../../src/domain/poster/poster-stroke';
import { posterText } from '../../../src/domain/poster/poster-text';
import { posterWords } from '../../../src/domain/poster/poster-words';
import { appPoster, longPoster, newsPoster, salePoster } from '../../../tools/gallery/stories/posters';
import { posterSvg } from '../../support/poster-svg';
import { propertyRuns } from '../../support/property';
import { readCode } from '../../support/read-code';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const thing = { kind: 'sale', sourceType: 'entrust', id: '20260418' } as const;
const link = 'https://hupo.example/sale/entrust/20260418?sprad=3f9c1a7be2d04568';

/** As wide as most fonts are: a Chinese character is a square, a Latin letter about half of one. */
const measure = (text: string, size: number): number =>
  Array.from(text).reduce((width, sign) => width + (/[\u0000-\u024f]/.test(sign) ? 0.56 : 1) * size, 0);

const codeOf = (text: string, ecc: 'H' | 'M') => encode(text, { ecc, border: 0 }).data;
const drawn = (poster: Poster, hasPicture = false, text = link): readonly PosterStroke[] =>
  posterStrokes(poster, codeOf(text, 'H'), hasPicture, measure);
const textsOf = (strokes: readonly PosterStroke[]): readonly TextStroke[] =>
  strokes.flatMap((stroke) => (stroke.kind === 'text' ? [stroke] : []));

const decoded = async (strokes: readonly PosterStroke[]): Promise<readonly string[]> =>
  readCode(
    await sharp(Buffer.from(posterSvg(strokes)))
      .png()
      .toBuffer(),
  );

describe.each([
  ['a deal', salePoster, link],
  ['an article with a picture', newsPoster, 'https://hupo.example/news/7'],
  ['the application', appPoster, 'https://hupo.example/?sprad=3f9c1a7be2d04568'],
  ['a title of 200 characters and emoji', longPoster, link],
])('the poster of %s', (_, content, text) => {
  const poster = posterWords(content, thing, now);

  test('[SCR-08] is decoded back by a QR library, with the mark over its code', async () => {
    for (const ecc of ['H', 'M'] as const) {
      const strokes = posterStrokes(poster, codeOf(text, ecc), content.picture !== null, measure);
      expect(await decoded(strokes)).toEqual([text]);
    }
  });

  test('[SCR-08] keeps every text inside and apart from the code', () => {
    const strokes = drawn(poster, content.picture !== null, text);
    const code = strokes.findLast((stroke) => stroke.kind === 'area' && stroke.width > 200);
    if (code?.kind !== 'area') throw new Error('There is no code.');
    for (const { text: said, x, y, size } of textsOf(strokes)) {
      expect(x + measure(said, size)).toBeLessThanOrEqual(posterSize.width - 32);
      expect(y).toBeLessThan(posterSize.height);
      expect(y - size).toBeGreaterThan(0);
      const isLevel = y > code.y && y - size < code.y + code.height;
      if (isLevel) expect(x + measure(said, size)).toBeLessThanOrEqual(code.x);
    }
  });
});

/** A layout measures some hundred texts, which takes as long as a hundred smaller properties. */
const runs = { numRuns: Math.ceil(propertyRuns / 4) };

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.stringMatching(/^[华东精密减速器制造商控股权转让，（）A-Z0-9 .%]{0,200}$/),
  fc.constantFrom('👨‍👩‍👧‍👦'.repeat(40), 'A'.repeat(200), '\u202e‮逆'),
);
const posters = fc
  .record({
    title: words,
    kind: words,
    facts: fc.array(words, { maxLength: 5 }),
    sealed: fc.oneof(fc.constant(''), words),
    summary: words,
    confirmed: words,
    source: words,
    figures: fc.array(fc.record({ name: words, figure: words, unit: fc.constantFrom('', '亿元', '%') }), {
      maxLength: 4,
    }),
  })
  .map((content): Poster => posterWords({ ...salePoster, ...content }, thing, now));

test('[SCR-08] any text is laid out inside the poster, on at most four title lines, one below the other', () => {
  fc.assert(
    fc.property(posters, fc.boolean(), (poster, hasPicture) => {
      const texts = textsOf(drawn(poster, hasPicture));
      for (const { text, x, size, y } of texts) {
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        // A single character wider than its place stays whole.
        if (Array.from(text).length > 1)
          expect(x + measure(text, size)).toBeLessThanOrEqual(posterSize.width);
        expect(y - size).toBeGreaterThan(0);
        expect(y).toBeLessThan(posterSize.height);
      }
      const title = texts.filter(({ fill, size }) => fill === '#ffffff' && size > 34);
      expect(title.length).toBeLessThanOrEqual(4);
      for (const [place, line] of title.entries())
        if (place > 0) expect(line.y - (title[place - 1]?.y ?? 0)).toBeGreaterThanOrEqual(line.size);
    }),
    runs,
  );
});

test('[SCR-08] a title that is not cut is drawn whole, and one that is cut ends with an ellipsis', () => {
  fc.assert(
    fc.property(words, (title) => {
      const texts = textsOf(drawn(posterWords({ ...salePoster, title }, thing, now)));
      const lines = texts.filter(({ fill, size }) => fill === '#ffffff' && size > 34).map(({ text }) => text);
      const shown = lines.join('').replaceAll(' ', '');
      const whole = posterText(title).replaceAll(' ', '');
      if (shown.endsWith('…') && shown !== whole) expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
      else expect(shown).toBe(whole);
    }),
    runs,
  );
});

test('[SCR-08] a line never breaks inside an emoji of several code points', () => {
  const family = '👨‍👩‍👧‍👦';
  const texts = textsOf(drawn(posterWords({ ...salePoster, title: family.repeat(30) }, thing, now)));
  for (const { text } of texts.filter(({ text: said }) => said.includes('👨')))
    expect(text.replaceAll(family, '').replace('…', '')).toBe('');
});

test('[SCR-08] the mark covers at most a fifth of the code, whose modules and quiet zone are whole pixels', () => {
  for (let modules = 21; modules <= 57; modules += 4) {
    expect(markModules(modules) / modules).toBeLessThanOrEqual(0.2);
    expect((modules - markModules(modules)) % 2).toBe(0);
  }
  const strokes = drawn(posterWords(salePoster, thing, now));
  const ground = strokes.findLast((stroke) => stroke.kind === 'area' && stroke.width > 200);
  const size = codeOf(link, 'H').length;
  if (ground?.kind !== 'area') throw new Error('There is no code.');
  const module = ground.width / (size + 8);
  expect(Number.isInteger(module)).toBe(true);
  expect(module).toBeGreaterThanOrEqual(5);
  const dark = strokes.filter((stroke) => stroke.kind === 'area' && stroke.height === module);
  expect(Math.min(...dark.map((stroke) => stroke.x))).toBe(ground.x + 4 * module);
});

test('[SCR-08] without figures the summary is read, and without either nothing is drawn in their place', () => {
  const said = (content: Partial<typeof salePoster>) =>
    textsOf(drawn(posterWords({ ...newsPoster, ...content }, thing, now)))
      .filter(({ y }) => y > 630 && y < 930)
      .map(({ text }) => text)
      .join('');
  expect(said({}).startsWith('买方看重的不是当期利润')).toBe(true);
  expect(said({ summary: '' })).toBe('');
  expect(said({ figures: salePoster.figures })).toContain('转让金额');
});
