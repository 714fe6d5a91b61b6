import type { pushCalls } from '../../contract/member/calls';
import type { Asked } from './asked';

/** What a member wants to be pushed. Both handle their own answers: no global notice (PAY-03). */
export type PushSettingsGateway = Asked<typeof pushCalls>;
