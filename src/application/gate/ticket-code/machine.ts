import { ticketCodeSetup } from './setup';
import { toRegister, toSign } from './context';
import { listStates } from './list-states';

const meta = { requirements: ['MKT-22'] };

/**
 * The code of a ticket: signed on the device for each window of 30 seconds, with or without network. Source: MKT-22.
 */
export const ticketCodeMachine = ticketCodeSetup.createMachine({
  id: 'ticket-code',
  description:
    'The own tickets, and the code of one of them, renewed every 30 seconds by the key of this device.',
  meta,
  context: ({ input }) => ({
    ...input,
    tickets: null,
    offlineSince: null,
    ownKey: null,
    code: null,
    now: 0,
    failure: null,
    unkept: null,
    awake: false,
  }),
  type: 'parallel',
  invoke: [
    { id: 'page', src: 'page' },
    { id: 'clockDoubts', src: 'clockDoubts' },
  ],
  states: {
    list: listStates,
    code: {
      description: 'The code of the shown ticket, or why there is none.',
      meta,
      initial: 'judging',
      on: {
        'ticket.chosen': {
          target: '.judging',
          actions: { type: 'choose', params: ({ event }) => event.number },
        },
        'code.outdated': '.judging',
      },
      states: {
        judging: {
          description: 'The known tickets and the key decide which state follows.',
          meta,
          always: [
            { guard: 'isUnknown', target: 'unknown' },
            { guard: 'isEmpty', target: 'empty', actions: 'forgetCode' },
            { guard: 'isOver', target: 'over', actions: 'forgetCode' },
            { guard: 'hasNoKey', target: 'preparing' },
            { guard: 'isHere', target: 'signing' },
            { guard: 'isElsewhere', target: 'elsewhere', actions: 'forgetCode' },
            { target: 'registering', actions: 'forgetCode' },
          ],
        },
        unknown: { description: 'No ticket is known yet.', meta },
        empty: { description: 'The member has no ticket.', meta },
        over: {
          description: 'The ticket lets no attendee in: not paid, transferred, refunded or void.',
          meta,
        },
        preparing: {
          description: 'The device gives its public key, and makes one where it has none.',
          meta,
          invoke: {
            id: 'ownKey',
            src: 'ownKey',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'judging',
                actions: { type: 'keepKey', params: ({ event }) => event.output },
              },
              { target: 'keyless' },
            ],
            onError: 'keyless',
          },
          after: { deviceLimit: 'keyless' },
        },
        elsewhere: {
          description: 'Another device shows the ticket; this one takes over when the member says so.',
          meta,
          on: { 'code.takeOverRequested': 'registering' },
        },
        registering: {
          description: 'The server is given the public key; from then on only this device shows the ticket.',
          meta,
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => toRegister(context),
            onDone: [
              {
                guard: { type: 'isListed', params: ({ event }) => event.output },
                target: 'judging',
                actions: [{ type: 'keepListed', params: ({ event }) => event.output }, 'keepRegistered'],
              },
              { target: 'unready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
            ],
          },
        },
        unready: {
          description: 'The key could not be registered: without network before the first time, or refused.',
          meta,
          on: { 'code.takeOverRequested': 'registering', 'network.back': 'judging' },
          after: { retryEvery: 'judging' },
        },
        keyless: {
          description: 'This device keeps no key: the number of the ticket is typed at the gate.',
          meta,
          on: { 'code.takeOverRequested': 'preparing' },
        },
        signing: {
          description: 'The key signs the code of the present window.',
          meta,
          invoke: {
            id: 'sign',
            src: 'sign',
            input: ({ context }) => toSign(context),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'keepCode', params: ({ event }) => event.output },
              },
              { target: 'keyless', actions: 'forgetCode' },
            ],
            onError: { target: 'keyless', actions: 'forgetCode' },
          },
          after: { deviceLimit: { target: 'keyless', actions: 'forgetCode' } },
        },
        shown: {
          description: 'The code is shown until its window ends.',
          meta,
          on: { 'page.returned': 'signing' },
          after: { windowRest: 'signing' },
        },
      },
    },
    screen: {
      description: 'The screen is kept on while there is a code, also while the next one is signed.',
      meta,
      initial: 'free',
      states: {
        free: {
          description: 'There is no code: the screen may turn dark.',
          meta,
          always: { guard: 'hasCode', target: 'kept' },
        },
        kept: {
          description: 'The platform is asked to keep the screen on.',
          meta,
          invoke: { id: 'awake', src: 'awake' },
          on: { 'screen.changed': { actions: { type: 'noteAwake', params: ({ event }) => event.held } } },
          always: { guard: 'hasNoCode', target: 'free' },
          exit: 'noteDark',
        },
      },
    },
  },
});

export type TicketCodeMachine = typeof ticketCodeMachine;
