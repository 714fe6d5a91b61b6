import type { Naming } from './context';
import { queuedScan, toVerify } from './scan-decision';
import { scannerSetup } from './setup';

const meta = { requirements: ['MKT-22'] };
/** How the next ticket is named. @param at what the names of the states begin with */
const namingTo = <const At extends string>(at: At) =>
  ({
    'scan.named': {
      target: `${at}stamping`,
      actions: { type: 'name', params: ({ event }: { readonly event: Naming }) => event },
    },
    'scan.requested': [
      { guard: 'canScan', target: `${at}scanning`, actions: 'forgetVerdict' },
      { target: `${at}camera`, actions: 'forgetVerdict' },
    ],
  }) as const;
const endedTo = <const At extends string>(at: At) =>
  ({
    ...namingTo(at),
    'scan.dismissed': { target: `${at}ready`, actions: 'forgetVerdict' },
  }) as const;
const naming = namingTo('');
/** A scan that is being decided or kept is not put away: it would be lost. */
const ended = endedTo('');

/** One scan after the other: named, checked, shown. */
export const scanStates = scannerSetup.createStateConfig({
  description: 'One scan after the other.',
  meta,
  initial: 'ready',
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
          { guard: { type: 'isCalledOff', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'camera', actions: { type: 'noteUnread', params: ({ event }) => event.output } },
        ],
        onError: 'camera',
      },
      on: { 'scan.named': naming['scan.named'], 'scan.dismissed': 'ready' },
    },
    camera: {
      description: 'The camera reads a code; it is stopped when this state is left.',
      meta,
      invoke: { id: 'camera', src: 'camera' },
      initial: 'prompting',
      on: {
        'scan.named': naming['scan.named'],
        'camera.read': {
          target: 'stamping',
          actions: { type: 'name', params: ({ event }) => ({ subject: event.text, by: 'code' }) },
        },
        'camera.closed': 'ready',
        'camera.ended': [
          { guard: { type: 'isCameraRefused', params: ({ event }) => event.fault }, target: 'cameraRefused' },
          { guard: { type: 'isCameraMissing', params: ({ event }) => event.fault }, target: 'cameraMissing' },
          {
            guard: { type: 'isCameraUnopened', params: ({ event }) => event.fault },
            target: 'cameraUnopened',
          },
          { target: 'cameraEnded' },
        ],
      },
      states: {
        prompting: {
          description: 'The browser asks the person for the camera, and opens it.',
          meta,
          on: { 'camera.opened': 'reading' },
          after: { promptLimit: '#gate-scanner.running.scan.cameraUnopened' },
        },
        reading: {
          description: 'The picture of the camera is shown, and searched for a code.',
          meta,
          after: { filmLimit: '#gate-scanner.running.scan.cameraEnded' },
        },
      },
    },
    cameraRefused: {
      description: 'The person or the browser refused the camera; the number is typed.',
      meta,
      on: ended,
    },
    cameraMissing: {
      description: 'The device has no camera, or the browser offers none; the number is typed.',
      meta,
      on: ended,
    },
    cameraUnopened: {
      description: 'The camera did not open: another application has it, or the question was not answered.',
      meta,
      on: ended,
    },
    cameraEnded: {
      description: 'The camera was stopped: the page was hidden, it was taken away, or nothing was read.',
      meta,
      on: ended,
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
      on: { ...ended, 'scan.retried': 'asking', 'link.offlineChosen': 'stamping' },
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
      initial: 'writing',
      states: {
        writing: {
          description: 'The device writes.',
          meta,
          after: { deviceLimit: 'slow' },
        },
        slow: {
          description:
            'The write takes long and may still succeed: nothing is admitted yet. The staff waits, or goes on.',
          meta,
          on: endedTo('#gate-scanner.running.scan.'),
        },
      },
    },
    unkept: {
      description: 'The device has no room: the decision is not shown, and nothing was admitted.',
      meta,
      on: { ...ended, 'scan.retried': 'stamping' },
    },
    shown: { description: 'The verdict is shown.', meta, on: ended },
  },
});
