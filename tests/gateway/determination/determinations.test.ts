import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Determination } from '../../../contract/determination/determination';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../contract/determination/questionnaire';
import { standingAt, validUntilOf } from '../../../gateway/src/domain/determination/determination';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const whole = {
  version: questionnaireVersion,
  standard: 'assets',
  declared: declarationNames.join(','),
  answers: riskQuestions.map(({ id }) => `${id}-d`).join(','),
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const save = (token: string, changed: Partial<typeof whole> = {}, key: string = randomUUID()) =>
  callGateway(gateway.url, '/webapp/determination!save.action', {
    method: 'POST',
    token,
    parameters: { ...whole, ...changed },
    headers: { 'Idempotency-Key': key },
  });
const own = async (token: string): Promise<Determination> =>
  (await callGateway(gateway.url, '/webapp/determination!own.action', { token })).data as Determination;

describe('the determination of a member', () => {
  test('[MKT-19] is valid for three years; the same key gives the same one', async () => {
    const token = await tokenOf(gateway, 'u1');
    expect(await own(token)).toMatchObject({ standing: 'none', grade: null, validUntil: null });
    const key = randomUUID();
    const first = await save(token, {}, key);
    expect(first).toMatchObject({ code: 200, data: { standing: 'valid', grade: 'C4', standard: 'assets' } });
    expect((await save(token, {}, key)).data).toEqual(first.data);
    expect((await save(token, { standard: 'income' }, key)).text).toBe(
      '该请求编号已用于其他内容，请重新提交',
    );
    expect(await own(token)).toEqual(first.data);
  });

  test('[MKT-19] is refused for half answers, a missing sentence, an old version, an unknown standard', async () => {
    const token = await tokenOf(gateway, 'u2');
    const half = riskQuestions.slice(1).map(({ id }) => `${id}-d`);
    expect((await save(token, { answers: half.join(',') })).text).toBe('还有题目没有作答，每题请选择一项');
    expect((await save(token, { answers: [...half, half[0]].join(',') })).code).toBe(400);
    expect((await save(token, { declared: declarationNames.slice(1).join(',') })).text).toBe(
      '请逐条确认全部声明',
    );
    expect((await save(token, { version: '2020-1' })).text).toBe('问卷已更新，请重新打开后作答');
    expect((await save(token, { standard: 'rich' })).code).toBe(400);
    expect(await own(token)).toMatchObject({ standing: 'none' });
  });

  test('[MKT-19] is refused to a member without full verification, and more than five times a day', async () => {
    const unverified = await tokenOf(gateway, 'u3');
    expect(await save(unverified)).toMatchObject({ code: 403, text: '通过完整认证后可以进行特定对象确定' });
    const token = await tokenOf(gateway, 'u2');
    for (let times = 0; times < 5; times += 1) expect((await save(token)).code).toBe(200);
    expect((await save(token)).code).toBe(429);
  });
});

describe('how long a determination holds', () => {
  test('[MKT-19] it ends at the same Beijing time three years later, and 29 February ends on the 28th', () => {
    const at = (text: string): number => Date.parse(`${text}+08:00`);
    expect(validUntilOf(at('2026-11-29T07:30:00'))).toBe(at('2029-11-29T07:30:00'));
    expect(validUntilOf(at('2028-02-29T00:00:00'))).toBe(at('2031-02-28T00:00:00'));
  });

  test('[MKT-19] it holds before its end and not from its end on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 2e11 }), (at, later) => {
        const validUntil = validUntilOf(at);
        const newest = { standard: 'assets', grade: 'C3', determinedAt: at, validUntil } as const;
        expect(standingAt(newest, at + later)).toBe(at + later < validUntil ? 'valid' : 'expired');
        expect(standingAt(null, at)).toBe('none');
      }),
    );
  });
});
