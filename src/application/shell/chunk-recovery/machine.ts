import { whenBack } from '../../kit/connection/actors';
import { checking, checkingAgain } from './check-states';
import { chunkRecoverySetup } from './setup';

/**
 * A page's code that cannot be loaded (usually an old release): the page is reloaded, at most once
 * a minute, remembered across the reload; within that minute, where the device remembers nothing, and while the page
 * cannot be had at all, the person decides; what could not be had goes on by itself when the connection is back, and
 * is looked for every few seconds: the network may be called back before it carries anything.
 * Nothing is reloaded for a page that was left meanwhile. Over typed text, an open payment or something that is being sent
 * only the person reloads, once the page reported what would be lost. Source: LAY-13, LAY-16, LAY-18.
 */
export const chunkRecoveryMachine = chunkRecoverySetup.createMachine({
  id: 'chunkRecovery',
  description: 'What happens when the code of a page cannot be loaded.',
  meta: { requirements: ['LAY-13'] },
  context: { work: null, agreed: false },
  initial: 'watching',
  states: {
    watching: {
      description: 'Every page so far could be loaded.',
      meta: { requirements: ['LAY-13'] },
      on: {
        'chunk.failed': 'recalling',
      },
    },
    recalling: {
      description: 'Finds out whether the page was reloaded for this within the last minute.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'recallReload',
        src: 'recallReload',
        onDone: [
          {
            guard: { type: 'reloadedWithinMinute', params: ({ event }) => event.output },
            target: 'asking',
          },
          { target: 'reaching' },
        ],
        onError: 'asking',
      },
      after: { memoryLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reaching: {
      description:
        'Finds out whether the page can be had: a reload without network ends on the page of the browser.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.left': 'watching',
      },
    },
    checking,
    noting: {
      description:
        'The moment is remembered first: a reload that the next page does not know of would never end.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'noteReload',
        src: 'noteReload',
        onDone: [
          { guard: { type: 'momentIsKept', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
      after: { memoryLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reachingAgain: {
      description: 'The person asked for the reload: first it is found out whether the page can be had now.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          {
            guard: { type: 'pageIsReachedAndAgreed', params: ({ event }) => event.output },
            target: 'retrying',
          },
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'checkingAgain' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.left': 'watching',
      },
    },
    checkingAgain,
    retrying: {
      description: 'The person asked for the reload: it comes whether its moment is remembered or not.',
      meta: { requirements: ['LAY-13'] },
      invoke: { id: 'noteReload', src: 'noteReload', onDone: 'reloading', onError: 'reloading' },
      after: { memoryLimit: 'reloading' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reloading: {
      description: 'The page is being reloaded.',
      meta: { requirements: ['LAY-13'] },
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'asking' },
      after: { reloadDeadline: 'asking' },
    },
    asking: {
      description:
        'A reload did not help a moment ago, would not be remembered, or would break something off; the page says what, and offers to try again in its place.',
      meta: { requirements: ['LAY-13'] },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.left': 'watching',
      },
    },
    unreachable: {
      description:
        'The page cannot be loaded now, and a notice takes its place. It is tried again when the connection is back.',
      meta: { requirements: ['LAY-13', 'LAY-16'] },
      entry: 'forgetWork',
      invoke: whenBack('recalling'),
      after: { lookAgainWait: 'lookingAgain' },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.failed': 'recalling',
        'chunk.left': 'watching',
      },
    },
    lookingAgain: {
      description: 'Finds out, unasked and unseen, whether the page can be had by now.',
      meta: { requirements: ['LAY-13', 'LAY-16'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'recalling' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.failed': 'recalling',
        'chunk.left': 'watching',
      },
    },
  },
});
