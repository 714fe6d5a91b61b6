import { right } from 'fp-ts/Either';
import { consentCalls } from '../../../../../contract/privacy/calls';
import type { OwnPurposes } from '../../../application/privacy/own-purposes';
import type { OwnPrivacy } from '../../../application/privacy/own-privacy';
import { answering, done } from './answering';
import type { Call } from './call';

/** The record of consents, and the caller's personal data (PRI-06). */
export const privacyCalls = (privacy: OwnPrivacy, purposes: OwnPurposes): readonly Call[] => [
  answering(consentCalls.agree, async (consent, { session }) => done(await privacy.agree(session, consent))),
  answering(consentCalls.list, async (_, { session }) => right(await privacy.list(session))),
  answering(consentCalls.withdraw, async (_, { session }) => done(await privacy.withdraw(session))),
  answering(consentCalls.exportData, (_, { session }) => privacy.exportData(session)),
  answering(consentCalls.purposes, async (_, { session }) => right(await purposes.list(session.userId))),
  answering(consentCalls.give, ({ purpose, version }, { session }) =>
    purposes.give(session.userId, purpose, version),
  ),
  answering(consentCalls.takeBack, async (purpose, { session }) =>
    right(await purposes.withdraw(session.userId, purpose)),
  ),
];
