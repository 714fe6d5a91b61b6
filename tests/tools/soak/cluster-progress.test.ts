import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faultGroups } from '../../../tools/soak/cluster/faults/fault-groups';
import { faults } from '../../../tools/soak/cluster/faults/faults';
import { progressIn } from '../../../tools/soak/cluster/progress';

const folder = mkdtempSync(join(tmpdir(), 'hupo-progress-'));
const program = join(folder, 'main.js');
writeFileSync(program, 'one');
afterAll(() => rmSync(folder, { recursive: true }));

describe('what a soak of a cluster has done', () => {
  test('[OPS-01] an operator who gives the command again goes on with it, by part and size', () => {
    const kept = join(folder, 'kept');
    progressIn(kept, program).keep('payment', '200 rounds', { over: 120, inconsistent: 0 });
    const again = progressIn(kept, program);
    expect(again.read('payment', '200 rounds')).toEqual({ over: 120, inconsistent: 0 });
    expect(again.read('payment', '100 rounds')).toBeNull();
    expect(again.read('order', '200 rounds')).toBeNull();
    again.forget();
    expect(again.read('payment', '200 rounds')).toBeNull();
  });

  test('[OPS-01] what another gateway did counts for nothing', () => {
    const kept = join(folder, 'other');
    progressIn(kept, program).keep('payment', '200 rounds', { over: 200 });
    writeFileSync(program, 'two');
    expect(progressIn(kept, program).read('payment', '200 rounds')).toBeNull();
  });

  test('[OPS-01] each fault is in one group, and the groups share all messages and payments', () => {
    const groups = faultGroups(faults, { messages: 10_000, payments: 1_000 });
    expect(groups.flatMap((group) => group.faults)).toEqual(faults);
    expect(groups.reduce((sum, { messages }) => sum + messages, 0)).toBeGreaterThanOrEqual(10_000);
    expect(groups.reduce((sum, { payments }) => sum + payments, 0)).toBeGreaterThanOrEqual(1_000);
  });
});
