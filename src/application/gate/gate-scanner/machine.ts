import { mostScans } from '../../../../contract/gate/calls';
import { scanStates } from './scan-states';
import { scannerSetup } from './setup';
import { syncStates } from './sync-states';

const meta = { requirements: ['MKT-22'] };

/** The scanner of a gate: each scan is answered by the server, or decided on the device by one tap. Source: MKT-22. */
export const scannerMachine = scannerSetup.createMachine({
  id: 'gate-scanner',
  description:
    'The scans of one gate: online each is a question; offline each is decided here, kept, and sent later.',
  meta,
  context: ({ input }) => ({
    ...input,
    list: null,
    queue: [],
    sent: [],
    mostSent: mostScans,
    setAside: [],
    device: 'none',
    sequence: 0,
    gate: '',
    entry: 'main',
    named: null,
    scan: null,
    verdict: null,
    skew: null,
    syncedAt: null,
    failure: null,
    syncFailure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The device is asked for the list and the scans of earlier visits.',
      meta,
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { userId, conf } }) => ({ userId, conf }),
        onDone: {
          target: 'listing',
          actions: { type: 'keepOpened', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
      after: { deviceLimit: 'failed' },
    },
    listing: {
      description: 'The server gives the list of tickets to the staff.',
      meta,
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { userId, conf } }) => ({ userId, conf }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'running',
            actions: ['forgetFailure', { type: 'keepList', params: ({ event }) => event.output }],
          },
          { guard: { type: 'isStranger', params: ({ event }) => event.output }, target: 'stranger' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      after: { listLimit: 'failed' },
    },
    stranger: { description: 'The member is not staff of this conference.', meta, type: 'final' },
    failed: {
      description: 'The list did not come; with one of an earlier visit the staff may go on offline.',
      meta,
      on: {
        'list.retried': 'opening',
        'link.offlineChosen': { guard: 'hasList', target: '#gate-scanner.running.link.offline' },
      },
    },
    running: {
      description: 'Tickets are scanned.',
      meta,
      type: 'parallel',
      on: {
        'gate.chosen': { actions: { type: 'chooseGate', params: ({ event }) => event.name } },
        'entry.chosen': { actions: { type: 'chooseEntry', params: ({ event }) => event.id } },
      },
      states: {
        link: {
          description: 'Whether the server decides; it changes by a tap of the staff alone.',
          meta,
          initial: 'online',
          states: {
            online: {
              description: 'The server decides about each scan.',
              meta,
              on: { 'link.offlineChosen': 'offline' },
            },
            offline: {
              description: 'This device decides, and keeps what it has decided.',
              meta,
              on: { 'link.onlineChosen': 'online' },
            },
          },
        },
        sync: syncStates,
        scan: scanStates,
      },
    },
  },
});

export type ScannerMachine = typeof scannerMachine;
