import { beforeAll, describe, expect, test } from 'vitest';
import type { Answered } from '../../support/gateway/call';

type Parameters = Readonly<Record<string, string>>;

/** A list of the gateway's that is empty for whoever asks, and how it grows. */
export interface ListAtHand {
  /** Adds an item and answers its id. */
  readonly add: () => Promise<string>;
  readonly ask: (parameters: Parameters) => Promise<Answered>;
  /** The same as another account asks it; null where the list is everybody's. */
  readonly askAsOther: ((parameters: Parameters) => Promise<Answered>) | null;
}

export interface ListCase {
  readonly name: string;
  readonly begin: () => Promise<ListAtHand>;
  /** The field of an item that is its id. */
  readonly id: string;
  /** What begins every cursor of another list. */
  readonly otherMark: string;
}

interface Part {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly next: string | null;
}

/** What every list keeps to: run for each of them. */
export const listContract = ({ name, begin, id, otherMark }: ListCase): void => {
  describe(`${name}, as every list`, () => {
    let list: ListAtHand;
    const added: string[] = [];
    const add = async (many: number): Promise<void> => {
      for (let one = 0; one < many; one += 1) added.unshift(await list.add());
    };
    const part = async (parameters: Parameters): Promise<Part> => (await list.ask(parameters)).data as Part;
    const ids = ({ list: items }: Part): readonly unknown[] => items.map((item) => item[id]);
    beforeAll(async () => {
      list = await begin();
      await add(7);
    });

    test('walked by its cursor, every item is told once, the newest first, and the end is told', async () => {
      const first = await part({ pageSize: '3' });
      const second = await part({ pageSize: '3', cursor: first.next ?? '' });
      const third = await part({ pageSize: '3', cursor: second.next ?? '' });
      expect([first, second, third].flatMap(ids)).toEqual(added);
      expect([first.next, second.next, third.next].map((next) => next === null)).toEqual([
        false,
        false,
        true,
      ]);
      expect([first, second, third].map(({ total }) => total)).toEqual([7, 7, 7]);
    });

    test('by page numbers from 1 it tells the same, and nothing behind its end', async () => {
      const pages = await Promise.all(['1', '2', '3', '4'].map((page) => part({ pageSize: '3', page })));
      expect(pages.flatMap(ids)).toEqual(added);
      expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
      expect(pages.at(-1)).toMatchObject({ list: [], total: 7, next: null });
    });

    test('it tells 20 at a time unless told, and never more than 100', async () => {
      expect(await part({})).toMatchObject({ page: 1, pageSize: 20, next: null });
      expect((await part({ pageSize: '1000' })).pageSize).toBe(100);
    });

    test.each([
      { cursor: 'x' },
      { cursor: `${otherMark}3` },
      { cursor: '3' },
      { cursor: '0' },
      { cursor: otherMark },
      { cursor: "m1' or 1=1" },
      { page: '0' },
      { page: '-1' },
      { page: '1.5' },
      { pageSize: '0' },
      { pageSize: 'all' },
    ])('[SEC-05] a part that cannot be is refused: %o', async (wrong: Parameters) => {
      expect((await list.ask(wrong)).code).toBe(400);
    });

    test('[SEC-05] from where a part ended whoever it was told to goes on, and nobody else', async () => {
      const { next } = await part({ pageSize: '3' });
      const cursor = { cursor: next ?? '' };
      expect((await list.ask(cursor)).code).toBe(200);
      expect((await list.askAsOther?.(cursor))?.code).toBe(list.askAsOther === null ? undefined : 400);
    });

    test('what comes while one walks on is neither told twice nor pushes anything out', async () => {
      const before = [...added];
      const first = await part({ pageSize: '3' });
      await add(2);
      const rest = await part({ pageSize: '50', cursor: first.next ?? '' });
      expect([...ids(first), ...ids(rest)]).toEqual(before);
      expect(ids(await part({}))).toEqual(added);
    });
  });
};
