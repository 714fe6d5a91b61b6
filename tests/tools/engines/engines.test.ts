import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { until, within } from '../../../tools/engines/deadline';
import { findProgram } from '../../../tools/engines/programs';
import { called } from '../../../tools/engines/visit';

describe('the walks in other engines', () => {
  test('[OPS-01] an engine is found by the folders of the path, the first that has it', () => {
    const exists = (file: string): boolean => ['/b/firefox', '/c/firefox'].includes(file);
    expect(findProgram('firefox', '/a::/b:/c', exists)).toBe('/b/firefox');
    expect(findProgram('WebKitWebDriver', '/a:/b:/c', exists)).toBeNull();
  });

  test('[OPS-01] what does not come within its deadline is an error that says what it was', async () => {
    await expect(within(10, 'the page', new Promise(() => undefined))).rejects.toThrow(
      'the page: not within 0.01 s',
    );
    expect(await within(1_000, 'the page', Promise.resolve(7))).toBe(7);
    await expect(until('a row', () => Promise.reject(new Error('left')), 60)).rejects.toThrow(
      'a row: not within 0.06 s: left',
    );
    const answers = [Promise.reject(new Error('left')), Promise.resolve(false), Promise.resolve(true)];
    await until('a row', () => answers.shift() ?? Promise.resolve(false));
    expect(answers).toEqual([]);
  });

  test('[OPS-01] a function goes to the page as its text, with its arguments', () => {
    const run = called((one: number, other: string) => `${one} ${other}`, [1, '"二"']);
    expect(runInNewContext(run)).toBe('1 "二"');
  });
});
