import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answered, failing, inTurn, never, type Answer } from '../../../tools/gallery/scene/answers';
import type { Scene } from '../../../tools/gallery/scene/scene';
import { show } from '../support/show';
import { timeout, timeoutSentences } from './timed-out';

/** The title without how much is unread, which stands before it. */
const ownTitle = (): string => document.title.replace(/^\(\d+\+?\) /, '');

/** What is said of a thing where it is not shown. */
export interface DetailSays {
  /** When it did not come. */
  readonly failed: string;
  /** When there is no such thing, and the way on from there. */
  readonly missing?: { readonly says: string; readonly way: readonly [name: string, to: string] };
  /** To a user who may not see it. */
  readonly forbidden?: string;
}

/** Where a thing is seen. */
export interface ShownDetail<A> {
  readonly address: string;
  /** The outside in which its call is answered so; whoever may see it is there. */
  readonly scene: (answer: Answer<A>) => Partial<Scene>;
  /** Finds something that is seen only when the thing is there. */
  readonly there: () => Promise<HTMLElement>;
  /** It is a part of its page, which says shortly that it did not come, not why. */
  readonly small?: boolean;
  /** What it is called, where its page has that for its title. */
  readonly title?: string;
  /** Its page says of when it is, where it cannot be read anew. */
  readonly saysWhen?: boolean;
}

/** What the gateway says of what is not there. */
export const notThere = '访问资源不存在';

const refused = (code: number): Answer<never> => failing({ kind: 'refused', code, message: notThere });

/** What stands around a sentence together with the button that goes with it. */
const around = (sentence: HTMLElement) => {
  let part = sentence;
  while (part.parentElement !== null && within(part).queryByRole('button') === null)
    part = part.parentElement;
  return within(part);
};

/** What is seen of everything that a page reads as a whole: run for each definition. */
export const shownDetailContract = <A>(
  name: string,
  value: A,
  { address, scene, there, small, title, saysWhen }: ShownDetail<A>,
  /** Of a page about one thing its definition says all of it. */
  said: DetailSays | (() => Promise<Required<DetailSays>>),
): void => {
  const ofPage = typeof said === 'function';
  const says = async (): Promise<DetailSays> => (typeof said === 'function' ? said() : said);
  const seen = (answer: Answer<A>) => show({ address, ...scene(answer) });

  describe(`${name}, as everything that is read is seen`, () => {
    test('[LAY-16] while it loads there are shapes, and no word of a failure', async () => {
      const { failed } = await says();
      await seen(never);
      expect((await screen.findAllByText('加载中...')).length).toBeGreaterThan(0);
      expect(screen.queryByText(failed)).toBeNull();
    });

    test('[LAY-16] when it did not come it says so, and comes when it is asked for again', async () => {
      const { failed } = await says();
      const { user } = await seen(inTurn<A>(failing(timeout), answered(value)));
      const reported = around(await screen.findByText(failed));
      if (small !== true)
        for (const sentence of timeoutSentences) expect(reported.getByText(sentence)).toBeTruthy();
      await user.click(
        reported.getByRole('button', { name: small === true ? /^重(试|新加载)$/ : '重新加载' }),
      );
      expect(await there()).toBeTruthy();
      expect(screen.queryByText(failed)).toBeNull();
    });

    if (ofPage || said.missing !== undefined)
      test('[LAY-07] what is not there is said so, in the title too, with a way on', async () => {
        const { missing: { says: sentence, way: [way, to] } = { says: '', way: ['', ''] } } = await says();
        await seen(refused(404));
        expect(await screen.findByText(sentence)).toBeTruthy();
        expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
        expect(ownTitle()).toBe('页面未找到 - 琥珀并购');
      });

    if (title !== undefined)
      test('[ENV-07] its own name is the title of its page', async () => {
        await seen(answered(value));
        await there();
        expect(ownTitle()).toBe(`${title} - 琥珀并购`);
      });

    if (ofPage || said.forbidden !== undefined)
      test('[LAY-07] what is not for whoever asks is said so', async () => {
        await seen(refused(403));
        expect(await screen.findByText((await says()).forbidden ?? '')).toBeTruthy();
      });

    if (saysWhen === true)
      test('[LAY-16] without a network what was shown stays, under a line that says of when it is', async () => {
        await show({ address, ...scene(answered(value)), network: 'gone' });
        expect(await screen.findByText(/^网络不可用，以下是 (11月\d+日 )?\d\d:\d\d 的内容$/)).toBeTruthy();
        expect(await there()).toBeTruthy();
      });
  });
};
