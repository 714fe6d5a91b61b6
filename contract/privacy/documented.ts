import type { Documented } from '../call/call';
import type { consentCalls } from './calls';

const at = Date.UTC(2026, 10, 22, 1, 12);
const given = { version: '1.2', agreement: '1.0', at, environment: 'wechat' } as const;

export const consentDocumented: Documented<typeof consentCalls> = {
  agree: {
    about: 'Records a consent; the same version again leaves the first one as it is.',
    parameters: given,
    answer: undefined,
  },
  list: {
    about: 'What is on record, the latest first; withdrawnAt says when it was taken back.',
    parameters: undefined,
    answer: [{ ...given, withdrawnAt: null }],
  },
  withdraw: {
    about: 'Takes back every consent that holds, and ends every session of the account.',
    parameters: undefined,
    answer: undefined,
  },
  exportData: {
    about: 'Everything that the gateway holds of the account, by kind.',
    parameters: undefined,
    answer: { exportedAt: at, records: { consents: [{ version: '1.2' }] } },
  },
};
