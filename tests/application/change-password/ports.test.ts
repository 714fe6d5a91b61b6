import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { changePasswordActors } from '../../../src/application/change-password/actors';
import { changePasswordMachine } from '../../../src/application/change-password/machine';
import { selectChangePasswordStatus } from '../../../src/application/change-password/status';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { fakeRandom } from '../../support/fakes/random';
import { settled } from '../../support/fakes/settled';
import { filled, submits } from './samples';

test('[SCR-10] a change whose answer was lost goes out again under the same key, and is found to be done', async () => {
  const answers: readonly Either<GatewayFailure, number>[] = [left({ kind: 'network' }), right(0)];
  const keys: (string | undefined)[] = [];
  const actors = changePasswordActors({
    credentials: {
      changePassword: (_, options) => () =>
        Promise.resolve(answers[keys.push(options?.key) - 1] ?? left({ kind: 'cancelled' })),
    },
    random: fakeRandom(),
  });
  const page = createActor(changePasswordMachine.provide({ actors }), { input: { userName: '1' } }).start();
  for (const event of [...filled, submits]) page.send(event);
  await settled();
  expect(selectChangePasswordStatus(page.getSnapshot()).errors.form).toContain('密码可能已修改成功');
  page.send(submits);
  await settled();
  expect(selectChangePasswordStatus(page.getSnapshot())).toMatchObject({ phase: 'changed', ended: 0 });
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});
