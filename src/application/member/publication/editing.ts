import { whenBack } from '../../kit/connection/actors';
import type {
  Pointed,
  PublicationContext,
  PublicationEvent,
  SavingAnswer,
  SentText,
  Which,
} from './publication-context';
import { typing } from './setup';

/** What came of saving. */
export const answer = ({ event }: { readonly event: { readonly output: SavingAnswer } }): SavingAnswer =>
  event.output;

/** Which form a call is about. */
export const which = ({
  context: { userId, kind, id, isNew, given },
}: {
  readonly context: PublicationContext;
}): Which => ({
  userId,
  kind,
  id,
  isNew,
  given,
});

/** The same, of the kind that the gateway says it is of. */
export const ofOwnKind = ({ context }: { readonly context: PublicationContext }): Which => ({
  ...which({ context }),
  kind: context.base?.kind ?? context.kind,
});

/** The text as it goes out. */
export const sent = ({ context }: { readonly context: PublicationContext }): SentText => ({
  ...which({ context }),
  fields: context.fields,
  version: context.base?.version ?? 0,
});

const pointed = ({ context }: { readonly context: PublicationContext }): Pointed => ({
  ...which({ context }),
  field: context.focusField ?? '',
});

const noteLeft = {
  type: 'noteLeft',
  params: ({ event }: { readonly event: Extract<PublicationEvent, { type: 'publication.stepShown' }> }) =>
    event,
} as const;

/** The state in which the person types, with how far the text is from being on the gateway. */
export const editing = {
  description: 'The person types, on whichever step the address says.',
  meta: { requirements: ['SCR-02', 'VAL-06'] },
  initial: 'saved',
  on: {
    'publication.stepShown': { actions: noteLeft },
    'publication.submitted': [
      { guard: 'nothingIsWrong', target: 'submitting', actions: 'forgetFaults' },
      { target: '.pointing', actions: 'noteFaults' },
    ],
  },
  states: {
    saved: {
      description: 'The gateway has the present text, or nothing was typed yet.',
      meta: { requirements: ['SCR-02'] },
      on: { 'publication.typed': typing('waiting') },
    },
    waiting: {
      tags: 'saving',
      description: 'Something was typed a moment ago; more may follow.',
      meta: { requirements: ['SCR-02'] },
      on: {
        'publication.typed': { ...typing('waiting'), reenter: true },
        'publication.rested': 'saving',
      },
      after: { savePause: 'saving' },
    },
    saving: {
      tags: 'saving',
      description: 'The text is on its way to the gateway; text typed meanwhile follows after the answer.',
      meta: { requirements: ['SCR-02'] },
      on: { 'publication.typed': { actions: typing('saving').actions } },
      invoke: {
        id: 'save',
        src: 'save',
        input: sent,
        onDone: [
          {
            guard: { type: 'wasTakenWhole', params: answer },
            target: 'saved',
            actions: [{ type: 'keepSaved', params: answer }, 'keepDraft'],
          },
          {
            guard: { type: 'wasTaken', params: answer },
            target: 'waiting',
            actions: [{ type: 'keepSaved', params: answer }, 'keepDraft'],
          },
          {
            guard: { type: 'wasOvertaken', params: answer },
            target: '#publication.conflict',
            actions: { type: 'keepTheirs', params: answer },
          },
          {
            guard: { type: 'wasRefused', params: answer },
            target: 'refused',
            actions: { type: 'noteFailure', params: answer },
          },
          { target: 'unsaved', actions: { type: 'noteFailure', params: answer } },
        ],
      },
    },
    unsaved: {
      tags: 'unsaved',
      description:
        'No answer came; the device has the text, and it is sent again after a while or when the connection is back.',
      meta: { requirements: ['SCR-02', 'VAL-06'] },
      invoke: whenBack('saving'),
      on: { 'publication.typed': typing('waiting'), 'publication.retried': 'saving' },
      after: { retryPause: 'saving' },
    },
    refused: {
      tags: 'unsaved',
      description: 'The gateway does not take it, and says why; the device has the text.',
      meta: { requirements: ['SCR-02', 'VAL-06'] },
      on: { 'publication.typed': typing('waiting'), 'publication.retried': 'saving' },
    },
    pointing: {
      description: 'A field is wrong: its step is shown, and it gets the focus.',
      meta: { requirements: ['VAL-06'] },
      invoke: {
        id: 'show',
        src: 'show',
        input: pointed,
        onError: 'saving',
      },
      on: { 'publication.pointed': 'saving', 'publication.typed': typing('waiting') },
      after: { wayLimit: 'saving' },
    },
  },
} as const;
