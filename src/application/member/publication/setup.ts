import { isLeft, isRight } from 'fp-ts/Either';
import { assign, fromCallback, raise, sendTo, setup, type EventObject } from 'xstate';
import {
  publicationLimits,
  sayTheSame,
  type Faults,
  type FormTexts,
} from '../../../../contract/publication/form-texts';
import { mayBeDone } from '../../../domain/gateway/failure';
import { firstFault, formPlan, type FormGiven } from '../../../domain/publication/form-plan';
import { isUnknown, meetingOf, type Opened } from '../../../domain/publication/meeting';
import { exceeded, faultsAtStep, faultsOfFilled } from '../../../domain/publication/shown-faults';
import { cut } from '../../../domain/text/cut';
import { goOn } from '../../kit/going-on';
import { unwiredCall } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import type { Saving } from '../../../../contract/publication/publication';
import { picturesIn, picturesText } from '../../../../contract/publication/sale-pictures';
import type { MovingPicture, PictureWish } from './pictures';
import type {
  KeepAsked,
  Opening,
  Pointed,
  PublicationContext,
  PublicationTypes,
  Recalling,
  SavingAnswer,
  SentText,
  Which,
} from './publication-context';
import { unwiredWait } from '../../kit/from-wait';

const types: PublicationTypes = {};

export const publicationDelays = {
  /** How long typing rests before it is saved, in milliseconds (market: 500–1000). */
  savePause: 800,
  /** How long until what was not saved is tried again by itself, in milliseconds. */
  retryPause: 15_000,
  /** How long the way to another step may take to begin, in milliseconds. */
  wayLimit: 2_000,
} as const;

/** The facts by which a form is checked, in addition to its texts. */
export const formGiven = ({ year, publisher, base }: PublicationContext): FormGiven => ({
  year,
  publisher,
  keptSource: base?.keptSource ?? null,
});

const planOf = ({ kind }: PublicationContext) => formPlan(kind);
const faultsOf = (context: PublicationContext): Faults =>
  planOf(context).faults(context.fields, formGiven(context));
const blankOf = (context: PublicationContext): FormTexts => planOf(context).blank(context.year);

/** Replaces the whole text over the server's: its errors are shown at once, as the user has left its fields. */
const showing = (
  context: PublicationContext,
  base: PublicationContext['base'],
  text: FormTexts | undefined,
): Partial<PublicationContext> => {
  const fields = { ...blankOf(context), ...text };
  const faults = faultsOfFilled(fields, faultsOf({ ...context, base, fields }));
  return { base, fields, faults, checked: false };
};

const opened = (context: PublicationContext, opening: Opening): Partial<PublicationContext> => {
  if (isLeft(opening)) return { failure: opening.left };
  const { server, device } = opening.right;
  const meeting = meetingOf(opening.right);
  const text = meeting === 'theirs' ? server?.fields : device?.fields;
  return {
    ...showing(context, server, text),
    theirs: meeting === 'conflict' ? server : null,
    focusField: null,
    failure: null,
  };
};

const publicationOf = (answer: SavingAnswer) => (isRight(answer) ? answer.right.publication : null);

/** The words that the chart of a publication is written in. */
export const publicationSetup = setup({
  types,
  delays: publicationDelays,
  actors: {
    load: unwiredCall<Opened, Which>('publication', 'load'),
    drafts: fromCallback<KeepAsked, Which>(notWired('publication', 'drafts')),
    pictures: fromCallback<PictureWish>(notWired('publication', 'pictures')),
    save: unwiredCall<Saving, SentText>('publication', 'save'),
    submit: unwiredCall<Saving, SentText>('publication', 'submit'),
    recall: unwiredCall<unknown, Which>('publication', 'recall'),
    showOwn: fromCallback<EventObject, Which>(notWired('publication', 'showOwn')),
    show: fromCallback<EventObject, Pointed>(notWired('publication', 'show')),
    arrivals: fromCallback<EventObject>(notWired('publication', 'arrivals')),
    connectionBack: unwiredWait('publication', 'connectionBack'),
  },
  guards: {
    isOfOtherKind: ({ context }, opening: Opening) =>
      isRight(opening) && opening.right.server !== null && opening.right.server.kind !== context.kind,
    isUnderReview: (_, opening: Opening) => isRight(opening) && opening.right.server?.review === 'pending',
    textsConflict: (_, opening: Opening) => isRight(opening) && meetingOf(opening.right) === 'conflict',
    deviceIsAhead: (_, opening: Opening) => isRight(opening) && meetingOf(opening.right) === 'mine',
    wasUnknown: (_, opening: Opening) => isLeft(opening) && isUnknown(opening.left),
    wasOpened: (_, opening: Opening) => isRight(opening),
    wasTaken: (_, answer: SavingAnswer) => isRight(answer) && answer.right.taken,
    wasTakenWhole: ({ context }, answer: SavingAnswer) =>
      isRight(answer) && answer.right.taken && sayTheSame(answer.right.publication.fields, context.fields),
    wasOvertaken: (_, answer: SavingAnswer) => isRight(answer) && !answer.right.taken,
    wasRecalled: (_, answer: Recalling) => isRight(answer),
    nothingIsWrong: ({ context }) => firstFault(planOf(context), faultsOf(context)) === null,
    wasRefused: (_, answer: SavingAnswer) => isLeft(answer) && !mayBeDone(answer.left),
  },
  actions: {
    goOn,
    keepOpened: assign(({ context }, opening: Opening) => opened(context, opening)),
    keepTyped: assign(({ context }, { field, text }: { readonly field: string; readonly text: string }) => {
      const fields = { ...context.fields, [field]: cut(text, publicationLimits.textLength) };
      const isTooLong = exceeded(planOf(context), fields, field) !== null;
      const fault = isTooLong ? faultsOf({ ...context, fields })[field] : undefined;
      return { fields, faults: { ...context.faults, [field]: fault }, focusField: null };
    }),
    noteLeft: assign(({ context }, { step }: { readonly step: number }) => ({
      faults: faultsAtStep(
        planOf(context),
        { texts: context.fields, all: faultsOf(context), shown: context.faults },
        step,
      ),
    })),
    keepDraft: sendTo('drafts', ({ context: { fields, base } }) => ({
      type: 'draft.kept',
      fields,
      version: base?.version ?? 0,
      saved: base !== null && sayTheSame(base.fields, fields),
    })),
    sendWish: sendTo('pictures', (_, { wish }: { readonly wish: PictureWish }) => wish),
    keepMoving: assign((_, { moving }: { readonly moving: readonly MovingPicture[] }) => ({ moving })),
    typePicture: raise(({ context }, { id }: { readonly id: string }) => ({
      type: 'publication.typed',
      field: 'pictures',
      text: picturesText([...picturesIn(context.fields), id]),
    })),
    keepSaved: assign((_, answer: SavingAnswer) => ({ base: publicationOf(answer), failure: null })),
    keepTheirs: assign((_, answer: SavingAnswer) => ({ theirs: publicationOf(answer), failure: null })),
    keepMine: assign({ base: ({ context }) => context.theirs, theirs: null }),
    takeTheirs: assign(({ context }) => ({
      ...showing(context, context.theirs, context.theirs?.fields),
      theirs: null,
    })),
    noteFaults: assign(({ context }) => {
      const faults = faultsOf(context);
      return { faults, checked: true, failure: null, focusField: firstFault(planOf(context), faults) };
    }),
    forgetFaults: assign({ faults: {}, checked: false, failure: null, focusField: null }),
    noteFailure: assign((_, answer: SavingAnswer | Recalling) =>
      isLeft(answer) ? { failure: answer.left } : {},
    ),
    noteTimeout: assign({ failure: { kind: 'timeout' } }),
    noteDefect: assign({ failure: { kind: 'malformed', field: '' } }),
  },
});

/** Keeps the typed text, on the device at once. */
export const typing = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      {
        type: 'keepTyped',
        params: ({ event }: { readonly event: { readonly field: string; readonly text: string } }) => event,
      },
      'keepDraft',
    ],
  }) as const;
