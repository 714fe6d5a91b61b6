import { isLeft, isRight } from 'fp-ts/Either';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { sinceLimit } from '../../../../contract/rules/chat-rule';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { saysNoSuchCall } from '../../../domain/gateway/failure';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { intakeDelays } from './delays';
import type { IntakeEvent, IntakeFact } from './events';
import { isNews, nothingTaken, showsGap, takeAll, type IntakeContext } from './intake-context';

interface IntakeTypes {
  readonly context?: IntakeContext;
  readonly events?: IntakeEvent;
  readonly emitted?: IntakeFact;
}

const types: IntakeTypes = {};

/** What came after a message, the oldest first. */
type MissedAnswer = Answer<readonly IncomingMessage[]>;

interface Arrived {
  readonly message: IncomingMessage | null;
}

/** The words that the intake's chart is written in. */
export const intakeSetup = setup({
  types,
  actors: { fetchMissed: unwiredCall<readonly IncomingMessage[], string>('message intake', 'fetchMissed') },
  delays: intakeDelays,
  guards: {
    mayBeMissing: ({ context }, { message }: Arrived) =>
      message === null && context.newest !== null && context.canFill,
    showsGap: ({ context }, { message }: Arrived) =>
      message !== null && context.canFill && showsGap(context, message),
    isNews: ({ context }, { message }: Arrived) => message === null || isNews(context, message),
    isMessage: (_, { message }: Arrived) => message !== null,
    moreFollows: ({ context }, answer: MissedAnswer) =>
      isRight(answer) && (answer.right.length >= sinceLimit || context.again),
    missedCame: (_, answer: MissedAnswer) => isRight(answer),
    noSuchCall: (_, answer: MissedAnswer) => isLeft(answer) && saysNoSuchCall(answer.left),
  },
  actions: {
    reportUnknown: emit({ type: 'intake.delivered', message: null }),
    /** Delivers a message in its place: no message is missing before it. */
    take: enqueueActions(({ context, enqueue }, { message }: Arrived) => {
      const { news, ...taken } = takeAll(context, message === null ? [] : [message]);
      enqueue.assign(taken);
      for (const one of message === null ? [null] : news)
        enqueue.emit({ type: 'intake.delivered', message: one });
    }),
    /** Delivers a message although one before it is still missing. */
    takeAside: enqueueActions(({ context, enqueue }, { message }: Arrived) => {
      const { news, delivered } = takeAll(context, message === null ? [] : [message]);
      enqueue.assign({ delivered });
      for (const one of news) enqueue.emit({ type: 'intake.delivered', message: one });
    }),
    takeMissed: enqueueActions(({ context, enqueue }, answer: MissedAnswer) => {
      const { news, ...taken } = takeAll(context, isRight(answer) ? answer.right : []);
      enqueue.assign({ ...taken, again: false });
      for (const one of news) enqueue.emit({ type: 'intake.delivered', message: one });
    }),
    hold: assign(({ context }, { message }: Arrived) => ({
      held: message === null ? context.held : [...context.held, message],
    })),
    fillOnceMore: assign({ again: true }),
    release: enqueueActions(({ context, enqueue }) => {
      const { news, ...taken } = takeAll(context, context.held);
      enqueue.assign({ ...taken, held: [] });
      for (const one of news) enqueue.emit({ type: 'intake.delivered', message: one });
    }),
    releaseAside: enqueueActions(({ context, enqueue }) => {
      const { news, delivered } = takeAll(context, context.held);
      enqueue.assign({ delivered, held: [], again: false });
      for (const one of news) enqueue.emit({ type: 'intake.delivered', message: one });
    }),
    noteNoCall: assign({ canFill: false, again: false }),
    forget: assign(nothingTaken),
  },
});
