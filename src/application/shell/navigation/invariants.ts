import type { SnapshotFrom } from 'xstate';
import { pathOf } from '../../../domain/address/path-segments';
import { decideAccess } from '../../../domain/access/decide-access';
import { mostKept } from '../../../domain/route/kept-pages';
import type { navigationMachine } from './machine';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** What holds of the navigation in every state that can be reached. */
export const navigationInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[ACC-01] no page is shown that the access rule redirects away from': (now) => {
    const { shown, visitor, environment, cameFrom, privacy, wechatLogin } = now.context;
    if (!now.matches({ showing: 'page' }) || shown === null || visitor.kind === 'unknown') return true;
    const from = cameFrom ?? undefined;
    const decision = decideAccess(shown.address, visitor, environment, from, privacy, wechatLogin);
    return decision.kind === 'allow' || decision.to === shown.address;
  },
  '[PRI-02] until the agreement is given nothing is shown but itself and what it refers to, or the way there is cleared':
    (now) =>
      now.context.privacy !== 'missing' ||
      now.context.shown === null ||
      now.context.wanted !== null ||
      now.matches('unwinding') ||
      ['/agreePrivacy', '/user/agreement', '/user/privacy'].includes(pathOf(now.context.shown.address)),
  '[SES-03] a page is withheld only while the visitor is unknown': (now) =>
    !now.matches({ showing: 'withheld' }) || now.context.visitor.kind === 'unknown',
  '[LAY-19] the address bar and the page say the same': (now) =>
    !(now.matches({ showing: 'page' }) || now.matches({ showing: 'withheld' })) ||
    now.context.shown?.address === now.context.entry.address,
  '[LAY-19] as many layers are open as the history entry counts': (now) =>
    !now.matches('showing') || now.context.entry.layers === now.context.layers.length,
  '[LAY-19] no layer is open while a page waits or is decided': (now) =>
    !now.matches('waitingForVisitor') || now.context.layers.length === 0,
  '[LAY-19] on a page that is shown no layer waits to be laid there or taken away': (now) =>
    !now.matches('showing') || now.context.waitingLayers.length + now.context.closed.length === 0,
  '[LAY-08] the 404 page is shown exactly for addresses that are in no route': (now) =>
    !now.matches('showing') ||
    now.matches({ showing: 'failed' }) ||
    now.matches({ showing: 'notFound' }) === (now.context.shown?.match.kind === 'notFound'),
  '[LAY-06] a cached page that is shown is the latest kept, and no more than six are kept': (now) => {
    const { shown, kept } = now.context;
    if (kept.pages.length > mostKept) return false;
    const isKept =
      now.matches({ showing: 'page' }) && shown?.match.kind === 'matched' && shown.match.row.cached;
    return !isKept || kept.pages.at(-1)?.address === shown.address;
  },
  '[LAY-10] an error screen has a status': (now) =>
    !now.matches({ showing: 'failed' }) || now.context.errorStatus !== null,
};
