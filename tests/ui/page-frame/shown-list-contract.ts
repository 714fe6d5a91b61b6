import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../src/domain/page/page';
import type { ListWords } from '../../../src/ui/frame/page-frame/page';
import { answered, failing, inTurn, never, type Answer } from '../../../tools/gallery/scene/answers';
import type { Scene } from '../../../tools/gallery/scene/scene';
import { show } from '../support/show';
import { timeout, timeoutSentences } from './timed-out';

/** Where a list is seen, and what it says. */
export interface ShownList<A> {
  readonly address: string;
  /** The outside in which the calls of the list are answered so; whoever may see it is there. */
  readonly scene: (first: Answer<Page<A>>, more?: Answer<Page<A>>) => Partial<Scene>;
  readonly words: () => Promise<ListWords>;
  /** Its heading names it, and it has no name of its own. */
  readonly isHeaded?: boolean;
  readonly empty: { readonly says: string; readonly way?: readonly [name: string, to: string] };
}

/** The list that follows its heading. */
const listUnder = (heading: HTMLElement): HTMLElement => {
  const lists = within(heading.parentElement ?? heading).getAllByRole('list');
  const after = lists.find(
    (each) => (heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (after === undefined) throw new Error('no list follows its heading');
  return after;
};

/** What is seen of every list: run for each definition. */
export const shownListContract = <A>(
  name: string,
  items: readonly A[],
  { address, scene, words, isHeaded, empty }: ShownList<A>,
): void => {
  const part = (held: readonly A[], follows = false): Page<A> => ({
    items: held,
    total: items.length,
    next: follows ? { cursor: 'next', page: 2, pageSize: 20 } : null,
  });
  const whole = answered(part(items));
  const seen = (first: Answer<Page<A>>, more?: Answer<Page<A>>) => show({ address, ...scene(first, more) });
  const rows = async () => {
    const { list } = await words();
    const shown =
      isHeaded === true
        ? await waitFor(() => listUnder(screen.getByRole('heading', { name: list })))
        : await screen.findByRole('list', { name: list });
    return within(shown)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === shown);
  };

  describe(`${name}, as every list is seen`, () => {
    test('[LAY-16] while it loads it shows shapes, and no word of having nothing', async () => {
      await seen(never);
      expect(await screen.findByText('加载中...')).toBeTruthy();
      expect(screen.queryByText(empty.says)).toBeNull();
    });

    test('[LAY-16] with nothing in it, it says so and shows a way on', async () => {
      await seen(answered(part([])));
      expect(await screen.findByText(empty.says)).toBeTruthy();
      if (empty.way === undefined) return;
      const [way, to] = empty.way;
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    });

    test('[LAY-16] when it did not come it says why, and comes when it is asked for again', async () => {
      const { failed } = await words();
      const { user } = await seen(inTurn<Page<A>>(failing(timeout), whole));
      const reported = within(
        (await screen.findByText(failed)).closest<HTMLElement>('[role="alert"]') ?? document.body,
      );
      for (const sentence of timeoutSentences) expect(reported.getByText(sentence)).toBeTruthy();
      await user.click(reported.getByRole('button', { name: '重新加载' }));
      expect(await rows()).toHaveLength(items.length);
    });

    test('[LAY-16] when a refresh fails what was shown stays, under a line that says of when it is', async () => {
      const { user } = await seen(inTurn<Page<A>>(whole, failing(timeout)));
      await rows();
      await user.click(screen.getByRole('button', { name: '刷新' }));
      expect(await screen.findByText(/^未能更新，以下是 (11月\d+日 )?\d\d:\d\d 的内容$/)).toBeTruthy();
      expect(await rows()).toHaveLength(items.length);
    });

    test('[LAY-16] without a network what was shown stays, under a line that says of when it is', async () => {
      await show({ address, ...scene(whole), network: 'gone' });
      expect(await screen.findByText(/^网络不可用，以下是 (11月\d+日 )?\d\d:\d\d 的内容$/)).toBeTruthy();
      expect(await rows()).toHaveLength(items.length);
    });

    test('[LAY-16] what could not be loaded further is offered again, to the end; what was loaded stays', async () => {
      const { user } = await seen(
        answered(part(items.slice(0, 3), true)),
        inTurn<Page<A>>(failing(timeout), answered(part(items.slice(3)))),
      );
      await rows();
      const { moreFailed } = await words();
      await user.click(screen.getByRole('button', { name: '加载更多' }));
      expect(await screen.findByText(moreFailed)).toBeTruthy();
      expect(await rows()).toHaveLength(3);
      await user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(async () => expect(await rows()).toHaveLength(items.length));
      expect(screen.getByText('没有更多了')).toBeTruthy();
    });
  });
};
