import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';

/** What the pay host answered, undecoded. */
export type Prepared = Either<GatewayFailure, unknown>;
