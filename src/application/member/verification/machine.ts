import { whenBack } from '../../kit/connection/actors';
import { goingOn } from '../../kit/going-on';
import { answer, keepsKnown, kept, lookAgain, passOn } from './answering';
import { takenDocument, verificationSetup } from './setup';

/** A member's verification: none, handed in, decided. Source: product.md §4, SCR-10, ACC-04, ACC-05, VAL-06. */
export const verificationMachine = verificationSetup.createMachine({
  id: 'verification',
  description: 'One visit to a page about the member’s own verification.',
  meta: { requirements: ['SCR-10', 'ACC-04'] },
  context: ({ input }) => ({
    ...input,
    verification: null,
    form: { name: '', company: '', position: '' },
    document: null,
    upload: null,
    errors: {},
    focusField: null,
    failure: null,
  }),
  invoke: { id: 'arrivals', src: 'arrivals', onError: goingOn },
  initial: 'loading',
  states: {
    loading: {
      description: 'The gateway is asked how far the verification is.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ prove: context.prove }),
        onDone: [
          { guard: { type: 'formIsWanted', params: answer }, target: 'recalling', actions: kept },
          { guard: { type: 'nothingWasApplied', params: answer }, target: 'absent', actions: kept },
          { guard: { type: 'reviewIsPending', params: answer }, target: 'pending', actions: kept },
          { guard: { type: 'applicationIsRejected', params: answer }, target: 'rejected', actions: kept },
          { guard: { type: 'memberIsApproved', params: answer }, target: 'approved', actions: kept },
          ...keepsKnown(kept),
        ],
        onError: keepsKnown('noteDefect'),
      },
      after: { loadingLimit: keepsKnown('noteTimeout') },
      on: {
        'verification.decided': { target: 'loading', reenter: true },
      },
    },
    failed: {
      description:
        'Nothing is known that could be shown; the page offers to try again, and does so by itself when it can.',
      meta: { requirements: ['SCR-10', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: { ...lookAgain },
    },
    absent: {
      description: 'Nothing was handed in yet.',
      meta: { requirements: ['SCR-10'] },
      on: { ...lookAgain, 'verification.applyRequested': 'recalling' },
    },
    pending: {
      description:
        'An operator reviews the application; the socket reports the decision, and it is requested now and then.',
      meta: { requirements: ['SCR-10', 'ACC-04'] },
      after: { lookAgainPause: 'loading' },
      on: { ...lookAgain },
    },
    rejected: {
      description: 'The application was rejected, with its reason; another may be handed in.',
      meta: { requirements: ['SCR-10'] },
      on: { ...lookAgain, 'verification.applyRequested': 'recalling' },
    },
    approved: {
      description:
        'The member is verified, and may apply again: for the next level, or with another name or company.',
      meta: { requirements: ['SCR-10', 'ACC-05'] },
      on: {
        ...lookAgain,
        'verification.applyRequested': 'recalling',
      },
    },
    recalling: {
      description: 'The form begins with what was handed in before, or with what was typed before a reload.',
      meta: { requirements: ['SCR-10', 'SES-07'] },
      entry: 'beginForm',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: { type: 'somethingWasTyped', params: ({ event }) => event.output },
            target: 'applying',
            actions: { type: 'keepRecalled', params: ({ event }) => event.output },
          },
          { target: 'applying' },
        ],
        onError: { target: 'applying', actions: 'reportDraftsLost' },
      },
      after: { storageLimit: { target: 'applying', actions: 'reportDraftsLost' } },
      on: {
        'verification.decided': 'loading',
      },
    },
    applying: {
      description: 'The form with its document; typed texts are kept as a draft.',
      meta: { requirements: ['SCR-10', 'VAL-06'] },
      invoke: [
        {
          id: 'drafts',
          src: 'drafts',
          input: ({ context }) => ({ userId: context.userId }),
          onError: { actions: 'reportDraftsLost' },
        },
        {
          id: 'upload',
          src: 'upload',
          input: ({ context }) => ({ purpose: 'verification', uploaded: context.document }),
          onSnapshot: [
            {
              guard: { type: 'documentChanged', params: ({ event }) => event.snapshot },
              actions: [{ type: 'keepUpload', params: ({ event }) => event.snapshot }, 'keepDraft'],
            },
            { actions: { type: 'keepUpload', params: ({ event }) => event.snapshot } },
          ],
          onError: { target: 'failed', actions: 'noteDefect' },
        },
      ],
      initial: 'editing',
      states: {
        editing: {
          description: 'The person types and chooses a document.',
          meta: { requirements: ['SCR-10', 'VAL-06'] },
          on: {
            'verification.typed': {
              actions: [{ type: 'keepTyped', params: ({ event }) => event }, 'keepDraft'],
            },
            'verification.submitted': [
              { guard: 'nothingIsWrong', target: 'submitting', actions: 'forgetErrors' },
              { actions: 'noteErrors' },
            ],
            'verification.decided': { guard: 'documentIsSettled', target: '#verification.loading' },
            'upload.fileChosen': passOn,
            'upload.cancelled': passOn,
            'upload.retried': passOn,
            'upload.removed': passOn,
          },
        },
        submitting: {
          description: 'The application is on its way, once.',
          meta: { requirements: ['SCR-10', 'LOG-13'] },
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => ({ ...context.form, documentId: takenDocument(context)?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'applicationWasTaken', params: answer },
                target: '#verification.pending',
                actions: kept,
              },
              {
                guard: { type: 'isUnderReview', params: answer },
                target: '#verification.loading',
              },
              { target: 'editing', actions: kept },
            ],
            onError: { target: 'editing', actions: 'noteDefect' },
          },
          after: { sendingLimit: { target: 'editing', actions: 'noteTimeout' } },
        },
      },
    },
  },
});

export type VerificationMachine = typeof verificationMachine;
