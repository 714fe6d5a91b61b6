import type { RetrieveEvent } from '../../../../src/application/session/retrieve-password/events';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';

export const saysNo = (message: string): GatewayFailure => ({ kind: 'refused', code: 400, message });
export const typesNew = (text: string): RetrieveEvent => ({ type: 'retrieve.passwordChanged', text });
export const submitsNew: RetrieveEvent = { type: 'retrieve.submitted' };
