import type { Token } from '../../../../contract/account/token';
import type { AppFlows } from '../../shell/app/long-lived-actors';

type Session = Pick<AppFlows['session'], 'on'>;

/**
 * Forgets what a session read from the server at each end of a session, the forced one among them, and before another
 * begins, here or in another tab (SEC-04).
 */
export const forgetAtEnds = (session: Session, forget: () => void): void => {
  for (const fact of ['session.ended', 'session.opened', 'session.joined'] as const) session.on(fact, forget);
};

/** Hears that the session of this tab goes on with another token, which this tab renewed (SES-08). */
export const followRenewals = (
  session: Session,
  first: Token | null,
  renewed: (from: Token, to: Token) => void,
): void => {
  const held = { token: first };
  const keep = ({ token }: { readonly token: Token | null }): void => {
    held.token = token;
  };
  for (const fact of ['session.opened', 'session.joined', 'session.replaced'] as const)
    session.on(fact, keep);
  session.on('session.ended', () => keep({ token: null }));
  session.on('session.renewed', ({ token }) => {
    const before = held.token;
    held.token = token;
    // The gateway answers a token that it renewed a moment ago with itself.
    if (before !== null && token !== null && before !== token) renewed(before, token);
  });
};
