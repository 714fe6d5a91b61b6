import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventLines } from '../../../contract/assistant/event-lines';
import { propertyRuns } from '../../support/property';

const written = fc.array(
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
  {
    maxLength: 8,
  },
);
const ends = fc.constantFrom('\n', '\r\n');

describe('server-sent events', () => {
  test('[SCR-12] read the same wherever the network splits them, in the middle of a sign too', () => {
    fc.assert(
      fc.property(written, ends, fc.array(fc.nat(40), { maxLength: 40 }), (texts, end, sizes) => {
        const bytes = new TextEncoder().encode(
          texts.map((text) => `: comment${end}data: ${text}${end}${end}`).join(''),
        );
        const decoder = new TextDecoder();
        const lines = new EventLines();
        const found: string[] = [];
        let at = 0;
        for (const size of [...sizes, bytes.length]) {
          found.push(...lines.push(decoder.decode(bytes.slice(at, at + size), { stream: true })));
          at += size;
        }
        expect(found).toEqual(texts);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-12] of several lines are one', () => {
    expect(new EventLines().push('data: a\ndata: b\n\n')).toEqual(['a\nb']);
  });

  test('[SCR-12] without data are none, or what their name is taken for', () => {
    const text = 'event: ping\n\ndata: a\n\n: comment\n\nevent: other\ndata: b\n\n\n';
    expect(new EventLines().push(text)).toEqual(['a', 'b']);
    const named = new EventLines((name) => (name === '' ? [] : [`named ${name}`]));
    expect(named.push(text)).toEqual(['named ping', 'a', 'b']);
  });

  test('[SCR-12] without an end are given up', () => {
    const lines = new EventLines();
    expect(() => lines.push('data: '.padEnd(300_000, 'x'))).toThrow();
  });
});
