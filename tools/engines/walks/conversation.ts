import { setTimeout as sleep } from 'node:timers/promises';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { RunningGateway } from '../../../gateway/src/main/options';
import { until, within } from '../deadline';
import type { Visit } from '../visit';
import { climb, isAtEnd } from './climb';
import { signIn } from './signed-in';
import type { Walk } from './walk';

const address = '/message/chat?to=u-he';

/** So often older messages are to come in, 50 each time, and so long it may take. */
const pages = 12;
const climbMs = 90_000;
/** So long somebody looks at the newest messages before they scroll. */
const glanceMs = 800;

const Climbed = t.type({
  came: t.number,
  steps: t.number,
  moved: t.number,
  furthest: t.number,
  lost: t.number,
  overshot: t.number,
});

/** Opens the conversation at its newest messages; answers how long that took, in milliseconds. */
const open = async (visit: Visit, gateway: RunningGateway): Promise<number> => {
  await signIn(visit, gateway);
  const began = performance.now();
  await visit.goTo(`${gateway.url}${address}`);
  await until('the newest messages', () => visit.ask(isAtEnd), 20_000);
  return Math.round(performance.now() - began);
};

/** A conversation of 10,000 messages, scrolled upwards: older ones come in, and what is read does not move. */
export const scrolledUpwards: Walk = {
  title: 'a conversation of 10,000 messages, its newest at once and then upwards',
  go: async (visit, gateway) => {
    const opened = await open(visit, gateway);
    const told = Climbed.decode(
      await within(climbMs * 2, 'scrolling upwards', visit.ask(climb, pages, climbMs)),
    );
    if (isLeft(told)) throw new Error('scrolling upwards told nothing');
    const { came, steps, moved, furthest, lost, overshot } = told.right;
    const climbed = `the newest after ${opened} ms, older ones came ${came} times in ${steps} steps`;
    if (came < pages) throw new Error(`${climbed}, of ${pages} times`);
    if (moved + lost + overshot === 0) return climbed;
    throw new Error(
      `${climbed}; what is read moved ${moved} times, by ${furthest} px at most, was lost ${lost} times, and went further than its step ${overshot} times`,
    );
  },
};

/** From far above back to the newest, where one more message is sent. */
export const sending: Walk = {
  title: 'back to the newest message, and one more is sent',
  go: async (visit, gateway) => {
    await open(visit, gateway);
    await sleep(glanceMs);
    await visit.ask(() =>
      document.querySelector('.chat-log > div')?.scrollBy({ top: -1_500, behavior: 'instant' }),
    );
    await until('the way back to the newest', () =>
      visit.ask(() => document.querySelector('.chat-fresh') !== null),
    );
    await visit.press('.chat-fresh');
    await until('the newest messages again', () => visit.ask(isAtEnd));
    const text = `已收到，谢谢。${Date.now()}`;
    await visit.type('.chat textarea', text);
    await visit.press('.chat button[type=submit]');
    await until('the message as sent', () =>
      visit.ask((said) => {
        const rows = [...document.querySelectorAll('.chat-row')];
        const told = rows.findLast((row) => row.textContent.includes(said))?.textContent ?? '';
        return told.includes('已发送') || told.includes('已读');
      }, text),
    );
    await until('the message at the end', () => visit.ask(isAtEnd));
    return undefined;
  },
};
