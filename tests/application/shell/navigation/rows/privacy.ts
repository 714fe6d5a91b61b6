import type { navigationMachine } from '../../../../../src/application/shell/navigation/machine';
import { committed, entry, starting, unknown, verified } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { dismissed, go, onTop, privacyBecame, replace, request, reported } from './words';

const asked = (address: string, visitor = verified) =>
  starting(address, visitor, { environment: 'native', privacy: 'missing' });
const agreement = entry('/agreePrivacy', 0);
const toAgreement = {
  from: [],
  target: 'showing.page',
  calls: ['history', 'backAddress'],
  sends: [replace(agreement)],
  emits: reported(committed('/agreePrivacy')),
} as const;

export const privacyRows: readonly Row<typeof navigationMachine>[] = [
  ...['/', '/message', '/sale/soe/7', '/login/passwd', '/no/such/page'].map((address) => ({
    title: `[PRI-02] before the agreement ${address} leads to it, and is not remembered`,
    input: asked(address),
    ...toAgreement,
    context: { backAddress: null },
    text: '/agreePrivacy',
  })),
  {
    title: '[PRI-02] the agreement does not wait until the visitor is known',
    input: asked('/message', unknown),
    ...toAgreement,
  },
  ...['/user/agreement', '/user/privacy', '/agreePrivacy'].map((address) => ({
    title: `[PRI-02] ${address} can be read before the agreement`,
    input: asked(address),
    from: [],
    target: 'showing.page',
    calls: ['history', 'backAddress'],
    emits: reported(committed(address)),
    text: address,
  })),
  {
    title: '[PRI-03] once agreed, the page of the agreement leads home',
    input: asked('/'),
    from: [],
    event: privacyBecame('agreed'),
    target: 'showing.page',
    sends: [replace(entry('/', 0))],
    emits: reported(committed('/')),
    context: { privacy: 'agreed' },
    text: '/',
  },
  {
    title: '[PRI-06] a consent that was taken back leads from any page to the agreement',
    input: starting('/message', verified, { environment: 'native', privacy: 'agreed' }),
    from: [],
    event: privacyBecame('missing'),
    target: 'showing.page',
    sends: [replace(agreement)],
    emits: reported(committed('/agreePrivacy')),
  },
  {
    title: '[PRI-06] what lies on top of that page is gone back over first',
    input: starting('/message', verified, { environment: 'native', privacy: 'agreed' }),
    from: onTop,
    event: privacyBecame('missing'),
    target: 'unwinding',
    sends: [go(-1)],
    emits: reported(dismissed('sheet')),
    context: { privacy: 'missing' },
  },
  {
    title: '[PRI-06] a consent that is taken back meanwhile is heeded afterwards',
    input: starting('/', verified, { environment: 'native', privacy: 'agreed' }),
    from: [...onTop, request('/message')],
    event: privacyBecame('missing'),
    target: 'unwinding',
    context: { privacy: 'missing' },
  },
  {
    title: '[PRI-02] a page that waits for its visitor gives way to the agreement',
    input: starting('/message', unknown, { environment: 'native', privacy: 'agreed' }),
    from: [],
    event: privacyBecame('missing'),
    target: 'showing.page',
    sends: [replace(agreement)],
    emits: reported(committed('/agreePrivacy')),
  },
];
