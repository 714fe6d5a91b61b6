import { isLeft, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../domain/gateway/failure';

/** What the pay host answered, undecoded. */
export type Prepared = Either<GatewayFailure, unknown>;

const refusedWith =
  (...codes: readonly number[]) =>
  (answer: Prepared): boolean =>
    isLeft(answer) && answer.left.kind === 'refused' && codes.includes(answer.left.code);

/** The order is paid, or what was paid is being given back: the gateway knows which. */
export const saysPaid = refusedWith(409);

/** The order is cancelled, expired, refunded, or not there. */
export const saysClosed = refusedWith(404, 410);

/** Only asked where an openId was sent: it is not one for this application. */
export const saysOpenIdWrong = refusedWith(400);
