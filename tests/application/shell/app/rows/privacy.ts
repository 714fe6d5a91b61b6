import type { AppEvent } from '../../../../../src/application/shell/app/app-events';
import type { appMachine } from '../../../../../src/application/shell/app/machine';
import { consentNotKeptText } from '../../../../../src/application/shell/app/text';
import type { Row } from '../../../../support/explore/row';
import { appInput, first, heard, inApp } from '../samples';
import { askForUser, everyFlow, goHome, loggedIn, toNavigation, toNotices, toSession } from './words';

const letIn = toNavigation({ type: 'privacy.changed', privacy: 'agreed' });
const shutOut = toNavigation({ type: 'privacy.changed', privacy: 'missing' });
const granted = heard({ type: 'privacy.granted' });
const early: readonly AppEvent[] = [
  { type: 'lifecycle.foreground' },
  { type: 'lifecycle.online' },
  { type: 'lifecycle.offline' },
];

export const privacyRows: readonly Row<typeof appMachine>[] = [
  {
    title: '[PRI-02] in the app nobody is asked for before the agreement, not even with a token',
    input: inApp(first),
    from: [],
    target: 'awaitingConsent',
    calls: everyFlow,
    context: { token: first, userId: null },
  },
  ...early.map((event) => ({
    title: `[PRI-02] before the agreement nothing follows from ${event.type}`,
    input: inApp(first),
    from: [],
    event,
    target: 'awaitingConsent',
    refused: [event.type],
  })),
  {
    title: '[PRI-02] a page that is shown before the agreement asks for nobody',
    input: inApp(first),
    from: [],
    event: heard({ type: 'navigation.committed', address: '/agreePrivacy' }),
    target: 'awaitingConsent',
    refused: ['navigation.committed'],
  },
  {
    title: '[PRI-02] a visitor who is wanted before the agreement is not asked for',
    input: inApp(first),
    from: [],
    event: heard({ type: 'visitor.wanted' }),
    target: 'awaitingConsent',
    refused: ['visitor.wanted'],
  },
  {
    title: '[PRI-03] once agreed, the navigation lets in',
    input: inApp(),
    from: [],
    event: granted,
    target: 'inUse.running',
    sends: [letIn],
  },
  {
    title: '[PRI-03] once agreed, who had logged in before is asked for',
    input: inApp(first),
    from: [],
    event: granted,
    target: 'inUse.running',
    sends: [letIn, askForUser],
  },
  {
    title: '[PRI-05] that the device did not keep it is said',
    input: inApp(),
    from: [],
    event: heard({ type: 'privacy.notKept' }),
    target: 'awaitingConsent',
    sends: [toNotices({ type: 'notice.toast', text: consentNotKeptText })],
  },
  { input: appInput(), from: [], event: granted, target: 'inUse.running', sends: [letIn] },
  {
    title: '[PRI-06] taking the consent back in a browser logs out',
    from: loggedIn,
    event: heard({ type: 'privacy.withdrawn', standing: 'notNeeded' }),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.withdrawn' })],
  },
  {
    title:
      '[PRI-06] taking the consent back in the app logs out, and nothing is shown before it is given again',
    from: loggedIn,
    event: heard({ type: 'privacy.withdrawn', standing: 'missing' }),
    target: 'awaitingConsent',
    sends: [toSession({ type: 'session.withdrawn' }), shutOut, goHome],
  },
];
