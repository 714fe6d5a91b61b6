import { answered, never } from '../scene/answers';
import type { PurposeConsent } from '../../../contract/privacy/separate-consents';
import type { ConsentEntry } from '../../../src/domain/consent/consent-entry';
import type { Story } from './story';
import { asMember, network } from './words';

const agreement = '/agreePrivacy';
const policy = '/user/privacy';
const inApp = { address: agreement, environment: 'native' } as const;
const given: readonly ConsentEntry[] = [
  {
    version: '1.1',
    agreement: '1.0',
    at: Date.UTC(2026, 10, 20, 1, 30),
    environment: 'native',
    withdrawnAt: null,
  },
  {
    version: '1.0',
    agreement: '1.0',
    at: Date.UTC(2026, 9, 2, 8),
    environment: 'browser',
    withdrawnAt: Date.UTC(2026, 9, 28, 3, 12),
  },
];
const purposes: readonly PurposeConsent[] = [
  {
    purpose: 'recommendation',
    history: [
      { version: '1.0', givenAt: Date.UTC(2026, 10, 20, 1, 30), withdrawnAt: null },
      { version: '1.0', givenAt: Date.UTC(2026, 9, 2, 8), withdrawnAt: Date.UTC(2026, 9, 28, 3, 12) },
    ],
  },
];
/** A member in a browser, whose consent is to an earlier version of both texts. */
const askedAnew = {
  ...asMember,
  recorded: answered([
    {
      version: '1.0',
      agreement: '0.9',
      at: Date.UTC(2026, 9, 2, 8),
      environment: 'browser' as const,
      withdrawnAt: null,
    },
  ]),
} as const;
const decline = { kind: 'press', name: '不同意' } as const;

export const privacyStories: readonly Story[] = [
  { id: 'agree', title: '隐私协议：首次询问（应用）', scene: inApp },
  {
    id: 'agree-newer',
    title: '隐私协议：新版本（应用）',
    scene: { ...inApp, consent: { version: '1.0', agreement: '1.0', at: Date.UTC(2026, 9, 2, 8) } },
  },
  { id: 'agree-declined', title: '隐私协议：不同意（应用）', scene: inApp, acts: [decline] },
  {
    id: 'agree-exit-failed',
    title: '隐私协议：没有退出成功（应用）',
    scene: inApp,
    acts: [decline, { kind: 'press', name: '退出应用' }],
  },
  { id: 'agree-browser', title: '隐私协议：浏览器', scene: { address: agreement } },
  { id: 'agree-anew', title: '隐私协议：会员，新版本（浏览器）', scene: askedAnew },
  {
    id: 'agree-anew-failed',
    title: '隐私协议：会员，没有记录成功（浏览器）',
    scene: { ...askedAnew, agreed: network },
    acts: [{ kind: 'press', name: '同意并继续' }],
  },
  {
    id: 'agree-anew-sending',
    title: '隐私协议：会员，正在提交（浏览器）',
    scene: { ...askedAnew, agreed: never },
    acts: [{ kind: 'press', name: '同意并继续' }],
  },
  {
    id: 'agree-anew-declined',
    title: '隐私协议：会员，不同意（浏览器）',
    scene: askedAnew,
    acts: [decline],
  },
  { id: 'policy-visitor', title: '隐私政策：访客', scene: { address: policy } },
  {
    id: 'policy-member',
    title: '隐私政策：会员',
    scene: { ...asMember, address: policy, consents: answered(given) },
  },
  {
    id: 'policy-loading',
    title: '隐私政策：加载中',
    scene: { ...asMember, address: policy, consents: never },
  },
  { id: 'policy-empty', title: '隐私政策：没有记录', scene: { ...asMember, address: policy } },
  {
    id: 'policy-failed',
    title: '隐私政策：记录没有加载出来',
    scene: { ...asMember, address: policy, consents: network },
  },
  {
    id: 'policy-purpose-given',
    title: '隐私政策：单独同意，已同意',
    scene: { ...asMember, address: policy, purposes: answered(purposes) },
  },
  {
    id: 'policy-purposes-failed',
    title: '隐私政策：单独同意没有加载出来',
    scene: { ...asMember, address: policy, purposes: network },
  },
  {
    id: 'policy-withdraw',
    title: '隐私政策：撤回同意',
    scene: { ...asMember, address: policy, consents: answered(given) },
    acts: [{ kind: 'press', name: '撤回同意' }],
  },
];
