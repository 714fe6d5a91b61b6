import type { PushSettings } from '../../../../src/domain/member/push-settings';

export const allOn: PushSettings = { chat: true, deal: true, order: true, notice: true };
