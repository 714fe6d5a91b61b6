import type { Answer, AnswerStanding, AnyFlows, Running } from '../ui/frame/page-frame/flow';
import { serverEar } from './server-ear';

/** How long a page waits for its answers, in milliseconds; then it is sent without, and the client asks. */
const patience = 3_000;

const nothing: AnswerStanding = { settled: true, notFound: false, sent: undefined };

/** Runs a page's flow until it has its answer; without a value when it did not become ready. */
const settled = async (actor: Running, answer: Answer<Running>): Promise<AnswerStanding> => {
  let late: NodeJS.Timeout | undefined;
  const come = new Promise<void>((resolve) => {
    late = setTimeout(resolve, patience);
    actor.subscribe(() => {
      if (answer.standing(actor).settled) resolve();
    });
  });
  actor.start();
  await come;
  clearTimeout(late);
  const standing = answer.standing(actor);
  actor.stop();
  return standing.settled ? standing : nothing;
};

/** What a page is made from; `notFound` when the thing it is about does not exist. */
export interface PageAnswers {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly notFound: boolean;
}

/**
 * The answers that a public page shows, by the names of its flows (PER-03). With a token those that differ by who asks
 * are left out: what a visitor may see of a deal is not what is true for its member (ACC-09).
 */
export const answersOf = async (flows: AnyFlows, hasToken: boolean): Promise<PageAnswers> => {
  const asked = await Promise.all(
    Object.entries(flows).map(async ([name, flow]) => {
      if ('machine' in flow || flow.answer === undefined) return { name, ...nothing };
      const { sent, notFound } = await settled(flow.begin(serverEar, undefined), flow.answer);
      return { name, notFound, sent: hasToken && flow.answer.ofAsker ? undefined : sent };
    }),
  );
  return {
    answers: Object.fromEntries(
      asked.filter(({ sent }) => sent !== undefined).map(({ name, sent }) => [name, sent]),
    ),
    notFound: asked.some(({ notFound }) => notFound),
  };
};
