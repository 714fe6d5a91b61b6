import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownOrNot } from '../../../../src/application/shell/navigation/navigation-events';
import { planNavigation, type Plan, type PlanInput } from '../../../../src/application/shell/navigation/plan';
import { accessTable } from '../../../../src/domain/access/access-table';
import { accessOfPath } from '../../../../src/domain/access/access-of-path';
import { decideAccess, loginAddress } from '../../../../src/domain/access/decide-access';
import { environments } from '../../../../src/domain/access/environment';
import type { Visitor } from '../../../../src/domain/access/visitor';
import { isInsideAddress } from '../../../../src/domain/address/inside-address';
import { pathOf } from '../../../../src/domain/address/path-segments';
import { routeTable } from '../../../../src/domain/route/route-table';
import { openRedirects } from '../../../support/payloads/open-redirects';
import { propertyRuns } from '../../../support/property';
import { match } from './samples';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const filled = (pattern: string) =>
  fc
    .tuple(fc.constantFrom('entrust', 'platform', 'soe', 'listed', 'court'), id)
    .map(([sourceType, name]) => pattern.replace(':sourceType', sourceType).replace(/:\w+/g, name));
/** Addresses of routes that stand, of paths that only the access table knows, and of anything else. */
const address = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...routeTable.map(({ path }) => path)).chain(filled),
      fc.constantFrom(...accessTable.map(({ path }) => path)).chain(filled),
      fc.webPath(),
    ),
    fc.constantFrom('', '?a=1', '#top', '?a=1#top'),
  )
  .map(([path, rest]) => path + rest);
const visitors: readonly Visitor[] = [
  { kind: 'anonymous' },
  { kind: 'crawler' },
  { kind: 'member', prove: null },
  { kind: 'member', prove: '1' },
  { kind: 'member', prove: '2' },
];
const known = fc.constantFrom(...visitors);
const anybody: fc.Arbitrary<KnownOrNot> = fc.oneof(known, fc.constant({ kind: 'unknown' as const }));

/** What is planned for a visitor, with the addresses that were looked up on the way. */
const planned = (
  asked: Omit<PlanInput, 'match'>,
): { readonly plan: Plan; readonly steps: readonly string[] } => {
  const steps: string[] = [];
  const plan = planNavigation({
    ...asked,
    match: (candidate) => {
      steps.push(candidate);
      return match(candidate);
    },
  });
  return { plan, steps };
};
const asking = (visitor: fc.Arbitrary<KnownOrNot>) =>
  fc.record({
    address,
    visitor,
    environment: fc.constantFrom(...environments),
    privacy: fc.constant('notNeeded' as const),
    cameFrom: fc.option(address, { nil: null }),
  });
const holds = <A>(arbitrary: fc.Arbitrary<A>, rule: (asked: A) => void) =>
  fc.assert(fc.property(arbitrary, rule), { numRuns: propertyRuns });

test('[ACC-01] a known visitor always gets a page, after at most five redirects', () => {
  holds(asking(known), (asked) => {
    const { plan, steps } = planned(asked);
    expect(plan.kind).toBe('show');
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(steps[0]).toBe(asked.address);
    if (plan.kind === 'show')
      expect(plan).toMatchObject({ address: steps.at(-1), match: match(plan.address) });
  });
});

test('[ACC-01] no two pages send anybody round in a circle', () => {
  const addresses = routeTable.map(({ path }) => path.replace(':sourceType', 'soe').replace(':id', '7'));
  for (const visitor of visitors)
    for (const asked of addresses)
      for (const cameFrom of [...addresses, null]) {
        const { steps } = planned({
          address: asked,
          visitor,
          environment: 'browser',
          privacy: 'notNeeded',
          cameFrom,
        });
        expect(new Set(steps).size).toBe(steps.length);
      }
});

test('[RTE-04] /redirect is planned as the address that it names, for every visitor', () => {
  const onward = fc
    .constantFrom('/redirect', '/redirect/')
    .chain((path) => address.map((target) => ({ target, path })));
  holds(fc.tuple(asking(anybody), onward), ([asked, { target, path }]) => {
    fc.pre(!/^\/redirect\/?(?:[?#]|$)/.test(target) && isInsideAddress(target));
    const through = { ...asked, address: `${path}?url=${encodeURIComponent(target)}` };
    expect(planned(through).plan).toEqual(planned({ ...asked, address: target }).plan);
  });
});

test.each(Object.values(openRedirects).flat())(
  '[RTE-04][SEC-02] by %j the page of /redirect stays',
  (payload) => {
    const asked = {
      address: `/redirect?url=${encodeURIComponent(payload)}`,
      visitor: { kind: 'anonymous' },
      environment: 'browser',
      privacy: 'notNeeded',
      cameFrom: null,
    } as const;
    expect(planned(asked).plan).toMatchObject({ kind: 'show', address: asked.address, remember: null });
  },
);

test('[ACC-01] no page is shown from which the access rule leads away', () => {
  holds(asking(known), (asked) => {
    const { plan } = planned(asked);
    if (plan.kind !== 'show' || plan.match.kind !== 'matched') return;
    const { visitor, environment, cameFrom } = asked;
    if (visitor.kind === 'unknown') return;
    expect(decideAccess(plan.address, visitor, environment, cameFrom ?? undefined)).toEqual({
      kind: 'allow',
    });
  });
});

test('[LAY-08] an address that is in no route is shown as it is, to everybody and at once', () => {
  holds(asking(anybody), (asked) => {
    fc.pre(match(asked.address).kind === 'notFound');
    const { plan } = planned(asked);
    expect(plan).toEqual({
      kind: 'show',
      address: asked.address,
      match: { kind: 'notFound' },
      remember: null,
    });
  });
});

test('[SES-01] a visitor who is not known yet waits exactly where the verification decides', () => {
  holds(asking(fc.constant({ kind: 'unknown' })), (asked) => {
    const outcomes = ([null, '1', '2'] as const).map(
      (prove) => planned({ ...asked, visitor: { kind: 'member', prove } }).plan,
    );
    const { plan } = planned(asked);
    const decides = accessOfPath(pathOf(asked.address)) === 'verified';
    if (plan.kind === 'show') for (const outcome of outcomes) expect(outcome).toEqual(plan);
    else if (decides) expect(outcomes[0]).not.toEqual(outcomes[1]);
    else expect(asked.cameFrom).not.toBeNull();
  });
});

test('[ACC-02] the page asked for is remembered exactly on the way to a login or to verification', () => {
  holds(asking(known), (asked) => {
    const { plan } = planned(asked);
    if (plan.kind !== 'show' || plan.remember === null) return;
    const led = asked.visitor.kind === 'member' ? '/user/auditLogin' : loginAddress;
    expect(plan.address).toBe(led);
    expect(plan.remember === asked.address || plan.remember === asked.cameFrom).toBe(true);
  });
  holds(asking(fc.constantFrom({ kind: 'anonymous' }, { kind: 'crawler' })), (asked) => {
    const { plan } = planned(asked);
    const led =
      plan.kind === 'show' && plan.address === loginAddress && pathOf(asked.address) !== loginAddress;
    if (led) expect(plan.remember).toBe(asked.address);
  });
});

test.each([
  [
    '[ACC-02][LOG-07] a visitor is led from a deal to the landing page, which carries the deal along',
    'anonymous',
    '/sale/soe/7',
    '/sale/landing?redirect=%2Fsale%2Fsoe%2F7',
    null,
  ],
  [
    '[ACC-02] a visitor is led from the messages to the login',
    'anonymous',
    '/message',
    loginAddress,
    '/message',
  ],
  ['[ACC-03] a crawler sees a deal', 'crawler', '/sale/soe/7', '/sale/soe/7', null],
  [
    '[ACC-03] a crawler is led from the messages to the login',
    'crawler',
    '/message',
    loginAddress,
    '/message',
  ],
] as const)('%s', (_, kind, asked, shown, remember) => {
  const { plan } = planned({
    address: asked,
    visitor: { kind },
    environment: 'browser',
    privacy: 'notNeeded',
    cameFrom: null,
  });
  expect(plan).toEqual({ kind: 'show', address: shown, match: match(shown), remember });
});
