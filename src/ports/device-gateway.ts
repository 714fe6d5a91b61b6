import type { deviceCalls } from '../../contract/member/calls';
import type { Asked } from './asked';

/** Where a member is logged in. Both handle their own answers: no global notice (PAY-03). */
export type DeviceGateway = Asked<typeof deviceCalls>;
