import { left, right } from 'fp-ts/Either';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../src/application/deals/nda/events';
import { done } from '../../../support/explore/step';
export { codeShows } from '../../session/unsubscribe/samples';

export const standing = (changed: Partial<NdaStanding> = {}): NdaStanding => ({
  id: null,
  saleId: 's1',
  code: 'XM1',
  title: '项目',
  state: 'unsigned',
  maySign: 'yes',
  text: '保密协议\n第一条 目的',
  version: '2026-1',
  sha256: 'a'.repeat(64),
  termMonths: 12,
  signerName: '沈知远',
  signerCompany: '恒泰产业资本',
  expectedAt: null,
  expiresAt: null,
  reason: null,
  history: [],
  ...changed,
});

export const sale = { sourceType: 'entrust', id: 's1' };
export const input = { appid: '2030', userName: '13851206614', userId: 'u1', sale };

export const opens: NdaEvent = { type: 'nda.opened' };
export const recalls = (name: string): NdaEvent => ({ type: 'nda.recalled', name });
export const closes: NdaEvent = { type: 'nda.closed' };
export const retriesLoad: NdaEvent = { type: 'nda.retryRequested' };
export const seesEnd: NdaEvent = { type: 'nda.endReached' };
export const comesTo = (percent: number, clause: number): NdaEvent => ({
  type: 'nda.placeReached',
  place: { percent, clause },
});
export const wantsText: NdaEvent = { type: 'nda.textRequested' };
export const goesOn: NdaEvent = { type: 'nda.continued' };
export const goesBack: NdaEvent = { type: 'nda.backRequested' };
export const typesName = (text: string): NdaEvent => ({ type: 'nda.typed', field: 'name', text });
export const typesCode = (text: string): NdaEvent => ({ type: 'nda.typed', field: 'caption', text });
export const ticks: NdaEvent = { type: 'nda.agreedToggled' };
export const asksForCode: NdaEvent = { type: 'nda.codeRequested' };
export const submits: NdaEvent = { type: 'nda.submitted' };
export const signsAnew: NdaEvent = { type: 'nda.signRequested' };
export const withdraws: NdaEvent = { type: 'nda.withdrawRequested' };
export const outdated: NdaEvent = { type: 'nda.outdated' };
export const dismisses: NdaEvent = { type: 'code.captchaDismissed' };
export const retries: NdaEvent = { type: 'code.captchaRetryRequested' };
export const loads = (changed: Partial<NdaStanding> = {}) => done('load', right(standing(changed)));
export const refuses = (code: number, message: string) => left({ kind: 'refused' as const, code, message });
export const network = left({ kind: 'network' as const });
