import { left } from 'fp-ts/Either';
import type { ndaMachine } from '../../../../src/application/deals/nda/machine';
import type { VerificationCodeEvent } from '../../../../src/application/session/verification-code/events';
import { done } from '../../../support/explore/step';
import type { Row } from '../../../support/explore/row';
import {
  asksForCode,
  closes,
  goesBack,
  goesOn,
  loads,
  network,
  opens,
  outdated,
  sale,
  seesEnd,
  signsAnew,
  submits,
  ticks,
  typesCode,
  typesName,
  withdraws,
} from './samples';

const overtaken = left({ kind: 'refused' as const, code: 409, message: '该保密协议不在待审核状态' });
const loadsSale = { actor: 'load', input: sale };

const toSending = [
  ...[opens, loads(), seesEnd, goesOn],
  ...[typesName('沈知远'), typesCode('123456'), ticks, submits],
];
const unsent = [...toSending, done('sign', network)];
const reportedAgain = [...toSending, done('sign', overtaken), loads(), seesEnd];
const unwithdrawn = [opens, loads({ state: 'pending' }), withdraws, done('withdraw', network)];
const readAndRejected = [
  ...[opens, loads(), seesEnd, closes, opens, loads({ state: 'pending' })],
  ...[withdraws, done('withdraw', overtaken), loads({ state: 'rejected', reason: '原因' })],
];

const codeAsked: VerificationCodeEvent = {
  type: 'code.requested',
  userName: '13851206614',
  countryCode: '86',
};

/** What was said of an earlier attempt is gone with the next one. */
export const saidOnceRows: readonly Row<typeof ndaMachine>[] = [
  {
    from: [...unwithdrawn, closes],
    event: opens,
    target: 'open.loading',
    calls: ['layer', { actor: 'drafts', input: { sale, userId: 'u1' } }, loadsSale],
    text: '',
  },
  {
    from: reportedAgain,
    event: goesOn,
    target: 'open.signing.typing',
    calls: ['verificationCode'],
    text: '',
  },
  {
    from: unsent,
    event: asksForCode,
    target: 'open.signing.typing',
    sends: [{ to: 'verificationCode', event: codeAsked }],
    text: '',
  },
  { from: unsent, event: submits, target: 'open.signing.sending', calls: ['sign'], text: '' },
  { from: unsent, event: goesBack, target: 'open.reading.resting', text: '' },
  {
    from: readAndRejected,
    event: signsAnew,
    target: 'open.reading.resting',
    context: { read: false, agreed: false, caption: '' },
    text: '',
  },
  { from: unwithdrawn, event: withdraws, target: 'open.withdrawing', calls: ['withdraw'], text: '' },
  { from: unwithdrawn, event: outdated, target: 'open.settled.renewing', calls: [loadsSale], text: '' },
];
