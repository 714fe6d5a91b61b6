import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outsideLinkActors } from '../../../../src/application/shell/outside-link/actors';
import {
  outsideLinkMachine,
  type OutsideLinkFact,
} from '../../../../src/application/shell/outside-link/machine';
import { fakeBridge } from '../../../support/fakes/platform-bridge';
import { soon } from '../../../support/soon';

const tooLow = { kind: 'versionTooLow' } as const;

test('[ENV-03][ENV-04] a link that is followed reaches the bridge, and its failure is told', async () => {
  const bridge = fakeBridge('native', { failure: tooLow });
  const heard = new Set<(address: string) => void>();
  const links = {
    listen: (listener: (address: string) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  const reported: OutsideLinkFact[] = [];
  const flow = createActor(
    outsideLinkMachine.provide({ actors: outsideLinkActors({ links, bridge: bridge.port }) }),
  );
  flow.on('*', (fact) => reported.push(fact));
  flow.start();
  heard.forEach((follow) => follow('https://partner.example/report'));
  await soon(() => expect(reported).toEqual([{ type: 'link.failed', failure: tooLow }]));
  expect(bridge.asked()).toEqual(['openOutside https://partner.example/report']);
  flow.stop();
  expect(heard.size).toBe(0);
});
