import { assign, fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import type { Seen } from '../../../ports/viewport';
import { notWired } from '../../kit/not-wired';
import { goingOn, goOn } from '../../kit/going-on';
import type { TextSize } from '../../../domain/settings/text-size';
import type { Recalled, SettingsEvent, SidebarFlag, SizeChoice, Surroundings } from './events';

interface SettingsContext {
  /** Null until it is read, and where it cannot be. */
  readonly surroundings: Surroundings | null;
  /** 32 hexadecimal characters (GAT-03); null until its code has come. */
  readonly deviceId: string | null;
  readonly size: TextSize;
}

interface SettingsTypes {
  readonly context?: SettingsContext;
  readonly events?: SettingsEvent;
}

const types: SettingsTypes = {};

const delays = {
  /** How long the device may take to read or keep, in milliseconds. */
  memoryLimit: 1_000,
} as const;

/** The settings of the application: whether the side column is open, kept on the device, and on what it runs. Source: LAY-15. */
export const settingsMachine = setup({
  types,
  actors: {
    viewport: fromCallback<EventObject>(notWired('settings', 'viewport')),
    textSize: fromCallback<SizeChoice>(notWired('settings', 'textSize')),
    nameDevice: fromPromise<string>(notWired('settings', 'nameDevice')),
    recall: fromPromise<Recalled>(notWired('settings', 'recall')),
    keepSidebar: fromPromise<unknown, SidebarFlag>(notWired('settings', 'keepSidebar')),
  },
  delays,
  guards: {
    wasLeftOpen: (_, { sidebar }: Recalled) => sidebar,
  },
  actions: {
    keepSurroundings: assign((_, { surroundings }: Recalled) => ({ surroundings })),
    keepSeen: assign(({ context: { surroundings } }, { seen }: { readonly seen: Seen }) => ({
      surroundings: surroundings === null ? null : { ...surroundings, seen },
    })),
    keepSize: assign((_, { size }: { readonly size: TextSize }) => ({ size })),
    chooseSize: sendTo('textSize', ({ context }): SizeChoice => ({
      type: 'size.chosen',
      size: context.size === 'large' ? 'medium' : 'large',
    })),
    keepDevice: assign((_, { deviceId }: { readonly deviceId: string }) => ({ deviceId })),
    goOn,
  },
}).createMachine({
  id: 'settings',
  description: 'The settings of the application, as a page reads them.',
  meta: { requirements: ['LAY-15', 'MKT-21'] },
  context: { surroundings: null, deviceId: null, size: 'medium' },
  invoke: [
    { id: 'viewport', src: 'viewport', onError: goingOn },
    { id: 'textSize', src: 'textSize', onError: goingOn },
    {
      id: 'nameDevice',
      src: 'nameDevice',
      onDone: { actions: { type: 'keepDevice', params: ({ event }) => ({ deviceId: event.output }) } },
      onError: goingOn,
    },
  ],
  on: {
    'settings.sizeSwitched': { actions: 'chooseSize' },
    'settings.sizeChanged': { actions: { type: 'keepSize', params: ({ event }) => event } },
    'settings.seenChanged': { actions: { type: 'keepSeen', params: ({ event }) => event } },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What the device keeps is being read.',
      meta: { requirements: ['LAY-15'] },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: { type: 'wasLeftOpen', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keepSurroundings', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'keepSurroundings', params: ({ event }) => event.output },
          },
        ],
        onError: 'open',
      },
      after: { memoryLimit: 'open' },
    },
    open: {
      description: 'The side column is open.',
      meta: { requirements: ['LAY-15'] },
      on: { 'settings.sidebarToggled': 'closing' },
    },
    closing: {
      description:
        'It is closed, and the device is asked to keep that; where it cannot, it holds for this page.',
      meta: { requirements: ['LAY-15'] },
      invoke: {
        id: 'keepSidebar',
        src: 'keepSidebar',
        input: { open: false },
        onDone: 'closed',
        onError: 'closed',
      },
      after: { memoryLimit: 'closed' },
      on: { 'settings.sidebarToggled': 'opening' },
    },
    closed: {
      description: 'The side column is closed.',
      meta: { requirements: ['LAY-15'] },
      on: { 'settings.sidebarToggled': 'opening' },
    },
    opening: {
      description:
        'It is open, and the device is asked to keep that; where it cannot, it holds for this page.',
      meta: { requirements: ['LAY-15'] },
      invoke: {
        id: 'keepSidebar',
        src: 'keepSidebar',
        input: { open: true },
        onDone: 'open',
        onError: 'open',
      },
      after: { memoryLimit: 'open' },
      on: { 'settings.sidebarToggled': 'closing' },
    },
  },
});

export type SettingsMachine = typeof settingsMachine;
