import { nameIn, queuedScan, toVerify } from './context';
import { scannerSetup } from './setup';

const meta = { requirements: ['MKT-22'] };
const naming = {
  'scan.named': { target: 'stamping', actions: { type: 'name', params: nameIn } },
  'scan.requested': { guard: 'canScan', target: 'scanning', actions: 'forgetVerdict' },
} as const;

/** One scan after the other: named, checked, shown. */
export const scanStates = scannerSetup.createStateConfig({
  description: 'One scan after the other.',
  meta,
  initial: 'ready',
  on: {
    'scan.dismissed': { target: '.ready', actions: 'forgetVerdict' },
  },
  states: {
    ready: { description: 'The next ticket may be named.', meta, on: naming },
    scanning: {
      description: 'The scanner of the platform is open; what it reads names a ticket.',
      meta,
      invoke: {
        id: 'scan',
        src: 'scan',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'stamping',
            actions: { type: 'nameRead', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteUnread', params: ({ event }) => event.output } },
        ],
        onError: 'ready',
      },
      on: { 'scan.named': naming['scan.named'] },
    },
    stamping: {
      description: 'The device verifies the signature, and gives the scan its moment.',
      meta,
      invoke: {
        id: 'stamp',
        src: 'stamp',
        input: ({ context }) => toVerify(context),
        onDone: [
          {
            guard: 'isOnline',
            target: 'asking',
            actions: { type: 'stampQuestion', params: ({ event }) => event.output },
          },
          {
            target: 'keeping',
            actions: { type: 'stampDecision', params: ({ event }) => event.output },
          },
        ],
        onError: 'unkept',
      },
      after: { deviceLimit: 'unkept' },
    },
    asking: {
      description: 'The server is asked whether the ticket may enter.',
      meta,
      invoke: {
        id: 'ask',
        src: 'send',
        input: ({ context }) => ({
          conf: context.conf,
          device: context.device,
          scans: [queuedScan(context)].filter((row) => row !== null),
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepVerdict', params: ({ event }) => event.output },
          },
          {
            target: 'unanswered',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'unanswered',
      },
      after: { askLimit: 'unanswered' },
    },
    unanswered: {
      description: 'The server did not answer; the staff asks again, or decides on this device.',
      meta,
      on: { ...naming, 'scan.retried': 'asking', 'link.offlineChosen': 'stamping' },
    },
    keeping: {
      description: 'The decision is written to the device before it is shown: no admission is lost.',
      meta,
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ row: queuedScan(context) }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'shown',
            actions: 'enqueue',
          },
          { target: 'unkept' },
        ],
        onError: 'unkept',
      },
      after: { deviceLimit: 'unkept' },
    },
    unkept: {
      description: 'The device has no room: the decision is not shown, and nothing was admitted.',
      meta,
      on: { ...naming, 'scan.retried': 'stamping' },
    },
    shown: { description: 'The verdict is shown.', meta, on: naming },
  },
});
