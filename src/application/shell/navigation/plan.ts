import { decideAccess, type AccessDecision } from '../../../domain/access/decide-access';
import { isLanding } from '../../../domain/access/login-address';
import type { Environment } from '../../../domain/access/environment';
import { onwardOf } from '../../../domain/address/onward-address';
import { redirectOf, withRedirect } from '../../../domain/address/redirect-parameter';
import type { PrivacyStanding } from '../../../domain/consent/privacy-standing';
import type { RouteMatch } from '../../../domain/route/match-route';
import type { KnownOrNot } from './navigation-events';

export interface PlanInput {
  readonly address: string;
  readonly visitor: KnownOrNot;
  readonly environment: Environment;
  readonly privacy: PrivacyStanding;
  readonly wechatLogin?: boolean | undefined;
  readonly match: (address: string) => RouteMatch;
  /** The last page that was neither a login nor a landing page; null when there is none (ACC-06). */
  readonly cameFrom: string | null;
}

/** Where an address leads: a page that may be shown, or one that waits until the visitor is known. */
export interface Plan {
  readonly kind: 'show' | 'wait';
  readonly address: string;
  readonly match: RouteMatch;
  /** The address to come back to after a login, when the way led there. */
  readonly remember: string | null;
}

const sameDecision = (one: AccessDecision, other: AccessDecision): boolean =>
  one.kind === 'redirect' && other.kind === 'redirect' ? one.to === other.to : one.kind === other.kind;

const decisionFor = (input: PlanInput): AccessDecision | null => {
  const { address, visitor, environment, privacy, wechatLogin } = input;
  const cameFrom = redirectOf(address) ?? input.cameFrom;
  const decide = (known: Exclude<KnownOrNot, { kind: 'unknown' }>) =>
    decideAccess(address, known, environment, cameFrom ?? undefined, privacy, wechatLogin);
  if (visitor.kind !== 'unknown') return decide(visitor);
  const least = decide({ kind: 'member', prove: null });
  return sameDecision(least, decide({ kind: 'member', prove: '1' })) ? least : null;
};

/** A landing page carries along what was wanted, for after the login (LOG-07). */
const carrying = (to: string, address: string, { visitor }: PlanInput): string =>
  visitor.kind === 'anonymous' && isLanding(to) ? withRedirect(to, address) : to;

/** Whether a page only goes on to another one (RTE-04). */
const isOnward = (match: RouteMatch): boolean => match.kind === 'matched' && match.row.name === 'redirect';

/**
 * Where `input.address` leads its visitor, redirects followed; no rule leads round in a circle. Total and pure.
 * Source: ACC-01, LAY-08, RTE-04.
 */
export const planNavigation = (input: PlanInput, remember: string | null = null): Plan => {
  const { address } = input;
  const match = input.match(address);
  const show: Plan = { kind: 'show', address, match, remember };
  // Before the agreement not even an error page is shown: an unknown address leads to it too (PRI-02).
  if (match.kind !== 'matched' && input.privacy !== 'missing') return show;
  const decision = decisionFor(input);
  if (decision === null) return { ...show, kind: 'wait' };
  if (decision.kind === 'allow') {
    const onward = isOnward(match) ? onwardOf(address) : null;
    return onward === null ? show : planNavigation({ ...input, address: onward }, remember);
  }
  return planNavigation(
    { ...input, address: carrying(decision.to, address, input) },
    decision.rememberTarget ? address : remember,
  );
};
