import { expect, test } from 'vitest';
import { decideAccess, type AccessDecision } from '../../../src/domain/access/decide-access';
import { environments } from '../../../src/domain/access/environment';
import type { Visitor } from '../../../src/domain/access/visitor';
import type { PrivacyStanding } from '../../../src/domain/consent/privacy-standing';
import { decisionTable } from './decision-table';

const visitors: readonly Visitor[] = [
  { kind: 'anonymous' },
  { kind: 'crawler' },
  { kind: 'member', prove: null },
  { kind: 'member', prove: '1' },
  { kind: 'member', prove: '2' },
];
/** Which column of the hand-written table speaks of whom: prove '2' passes as '1' does (ACC-05). */
const columnOf = [1, 2, 3, 4, 4] as const;
const standings: readonly PrivacyStanding[] = ['notNeeded', 'missing', 'agreed'];
const readableBefore = ['/agreePrivacy', '/user/agreement', '/user/privacy'];

const shown = (decision: AccessDecision): string =>
  decision.kind === 'allow' ? 'allow' : `${decision.to}${decision.rememberTarget ? ' +target' : ''}`;

/** What the tables and PRI-02, PRI-03, ACC-02 say, worked out without the rule itself. */
const said = (
  row: (typeof decisionTable)[number],
  column: 1 | 2 | 3 | 4,
  privacy: PrivacyStanding,
  byWechat: boolean,
): string => {
  const [path] = row;
  if (privacy === 'missing') return readableBefore.includes(path) ? 'allow' : '/agreePrivacy';
  if (privacy === 'agreed' && path === '/agreePrivacy') return '/';
  const usual = row[column];
  return byWechat && usual === '/login +target' ? '/login?mode=wechat +target' : usual;
};

test('[ACC-01] every path × visitor × environment × flag is decided, each as the tables say', (context) => {
  let count = 0;
  for (const row of decisionTable)
    visitors.forEach((visitor, place) => {
      for (const environment of environments)
        for (const privacy of standings)
          for (const wechatLogin of [false, true]) {
            const decided = shown(
              decideAccess(row[0], visitor, environment, undefined, privacy, wechatLogin),
            );
            const byWechat = wechatLogin && environment === 'wechat';
            expect([row[0], visitor, environment, privacy, decided]).toEqual([
              row[0],
              visitor,
              environment,
              privacy,
              said(row, columnOf[place] ?? 1, privacy, byWechat),
            ]);
            count += 1;
          }
    });
  void context.annotate(`${count} combinations, none undecided`, 'figures');
  expect(count).toBe(decisionTable.length * 5 * 3 * 3 * 2);
});
