import type { SnapshotFrom } from 'xstate';
import { navigationInvariants } from '../../../../src/application/shell/navigation/invariants';
import type { NavigationEvent } from '../../../../src/application/shell/navigation/navigation-events';
import { navigationMachine } from '../../../../src/application/shell/navigation/machine';
import type { Answer } from '../../../support/explore/step';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { anonymous, entry, moved, starting, unknown, unverified, verified } from './samples';

type Navigation = SnapshotFrom<typeof navigationMachine>;
type Steps = readonly (NavigationEvent | Answer)[];

/** Layers are opened over one page alone, and at most two: what they do does not depend on the page. */
const layersFor = ({ context }: Navigation): Steps => {
  const { entry: here, layers, closed, waitingLayers } = context;
  if (here.address !== '/message') return [];
  const open = [...layers, ...waitingLayers];
  const ids = ['sheet', 'dialog'];
  return [
    ...ids.filter((id) => !open.includes(id)).map((id) => ({ type: 'layer.opened' as const, id })),
    ...ids.filter((id) => !closed.includes(id)).map((id) => ({ type: 'layer.closed' as const, id })),
    moved(entry('/message', Math.max(here.index - 1, 0), Math.max(layers.length - 1, 0))),
  ];
};

/** What is wanted while layers are gone back over is decided later, as anywhere else: one page is enough there. */
const requestsFor = (navigation: Navigation): Steps => {
  const request = (address: string) => ({ type: 'navigation.requested' as const, address });
  if (navigation.matches('unwinding')) return [request('/'), request('//evil.example')];
  return [
    ...['/', '/message', '/no/such/page', '/broken', '//evil.example'].map(request),
    { ...request('/'), replace: true },
    { type: 'navigation.failed' as const, status: 401 },
  ];
};

const usually = (navigation: Navigation): Steps => [
  ...requestsFor(navigation),
  { type: 'navigation.failed', status: 500 },
  { type: 'navigation.backRequested' },
  moved(entry('/', Math.max(navigation.context.entry.index - 1, 0))),
  { type: 'visitor.changed', visitor: anonymous },
  { type: 'visitor.changed', visitor: verified },
  { type: 'visitor.unavailable' },
  ...layersFor(navigation),
  { type: 'layer.closed', id: 'no such layer' },
  { type: 'login.completed' },
  { type: 'login.wanted' },
  { type: 'session.ended' },
];

/** In the app the agreement is given and taken back, with one page, one layer and one visitor beside it. */
const aboutPrivacy = ({ context }: Navigation): Steps => {
  const { entry: here, layers, waitingLayers } = context;
  const mayOpen = here.address === '/message' && layers.length + waitingLayers.length === 0;
  return [
    { type: 'privacy.changed', privacy: 'missing' },
    { type: 'privacy.changed', privacy: 'agreed' },
    { type: 'navigation.requested', address: '/message' },
    { type: 'visitor.changed', visitor: verified },
    { type: 'session.ended' },
    ...(mayOpen ? [{ type: 'layer.opened' as const, id: 'sheet' }] : []),
    moved(entry(here.address, Math.max(here.index - 1, 0), Math.max(layers.length - 1, 0))),
  ];
};

/** In WeChat a member who is not verified waits, and is. */
const aboutVerification: Steps = [
  { type: 'visitor.changed', visitor: unverified },
  { type: 'visitor.changed', visitor: verified },
  { type: 'navigation.requested', address: '/user/underReview' },
  { type: 'navigation.requested', address: '/' },
  { type: 'session.ended' },
];

const alphabet = (navigation: Navigation): Steps => {
  const { environment } = navigation.context;
  if (environment === 'wechat') return aboutVerification;
  return environment === 'native' ? aboutPrivacy(navigation) : usually(navigation);
};

explorationTests('navigation', {
  machine: navigationMachine,
  inputs: [
    starting('/message', unknown),
    starting('/message', unknown, { environment: 'native', privacy: 'missing' }),
    starting('/message', unverified, { environment: 'wechat' }),
  ],
  alphabet,
  facts: ({ context }) => ({
    shown: context.shown?.address ?? null,
    entry: [context.entry.address, context.entry.layers, context.entry.index > 0],
    wanted: context.wanted?.address ?? null,
    failed: context.errorStatus,
    visitor: context.visitor,
    privacy: context.privacy,
    layers: [context.layers.length, context.closed.length, context.waitingLayers.length],
  }),
  invariants: navigationInvariants,
  limit: 110_000,
});
