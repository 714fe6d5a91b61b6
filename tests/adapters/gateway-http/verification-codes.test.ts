import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { GatewayCaller } from '../../../src/adapters/gateway-http/gateway-caller';
import { gatewaysOver } from '../../../src/adapters/gateway-http/gateways-over';
import { codesByMode } from '../../../src/application/session/verification-code/codes-by-mode';
import { directCalls } from '../../../src/server/direct-calls';
import type { WireAnswer } from '../../../src/adapters/transport';
import type { CodeMode } from '../../../src/domain/verification-code/code-mode';
import {
  answered,
  fixedToken,
  PreparedTransport,
  RememberedLog,
  rememberedDelay,
  RememberedReports,
} from '../../support/fakes/gateway-needs';

const request = { userName: ' 13851206614 ', countryCode: '86', ticket: 't03', randstr: '@x' };

const scene = (answer: WireAnswer) => {
  const transport = new PreparedTransport([answer]);
  const reports = new RememberedReports();
  const log = new RememberedLog();
  const caller = new GatewayCaller(transport, fixedToken(null), reports, log, rememberedDelay().delay);
  return { transport, reports, codes: codesByMode(directCalls(gatewaysOver(caller))) };
};

describe('asking for a code over the wire', () => {
  test.each<[CodeMode, string]>([
    [1, '/webapp/register!sendValidateWithOutCheck.action'],
    [2, '/webapp/register!sendForgotValidation.action'],
    [3, '/webapp/register!sendValidate.action'],
  ])('[LOG-10][GAT-10] mode %i goes to %s, once, and tells of its failure itself', async (mode, path) => {
    const { transport, reports, codes } = scene({ kind: 'network' });
    expect(await codes.send({ mode, ...request })()).toEqual(left({ kind: 'network' }));
    expect(transport.calls).toEqual([
      {
        method: 'POST',
        path,
        params: { userName: '13851206614', countryCode: '86', ticket: 't03', randstr: '@x' },
        token: null,
        signal: undefined,
      },
    ]);
    expect(reports.reported).toEqual([{ failure: { kind: 'network' }, handledByCaller: true, token: null }]);
  });

  test('[GAT-10] whatever a good answer holds is not looked at', async () => {
    for (const data of [null, {}, 'sent', [1]]) {
      const { codes } = scene(answered({ resultCode: 1, data }));
      expect(await codes.send({ mode: 1, ...request })()).toEqual(right(undefined));
    }
  });

  test('[LOG-11] a refusal keeps the server’s words', async () => {
    const { codes } = scene(answered({ resultCode: 429, resultMsg: '验证码发送过于频繁，请在 60 秒后再试' }));
    expect(await codes.send({ mode: 1, ...request })()).toEqual(
      left({ kind: 'refused', code: 429, message: '验证码发送过于频繁，请在 60 秒后再试' }),
    );
  });
});
