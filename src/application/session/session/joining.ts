import { endWasRefusal, opened } from './opening';
import { sessionSetup } from './setup';

/** How this tab joins the session of another. Source: LOG-14. */
export const joining = sessionSetup.createStateConfig({
  description: 'Another tab may have logged in: reads the token that it left.',
  meta: { requirements: ['LOG-14'] },
  invoke: {
    id: 'readKept',
    src: 'readKept',
    onDone: [
      { guard: { type: 'tokenIsGone', params: ({ event }) => event.output }, target: 'anonymous' },
      {
        target: 'active.fresh',
        actions: [{ type: 'adoptKept', params: ({ event }) => event.output }, 'reportJoined'],
      },
    ],
    onError: 'anonymous',
  },
  after: { storageLimit: 'anonymous' },
  on: {
    'session.tokenObtained': { target: 'active.keeping', actions: opened },
    'session.endedElsewhere': [
      { guard: endWasRefusal, target: 'anonymous' },
      { target: 'anonymous', actions: 'wipeLeftoversWhole' },
    ],
  },
});
