import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { Verification } from '../../domain/verification/verification';
import type { CallOptions, WriteOptions } from '../../ports/call';
import type { VerificationApplication, VerificationGateway } from '../../ports/verification-gateway';
import { GatewayCaller } from './gateway-caller';
import { keyOf } from './key-of';

/** A member's verification over the wire. */
@injectable()
export class WireVerificationGateway implements VerificationGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly current = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/audit!get.action',
        codec: Verification,
        read: (verification) => E.right(verification),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly submit = (application: VerificationApplication, options?: WriteOptions) => {
    const { name, company, position, documentId } = application;
    return this.caller.call(
      {
        method: 'POST',
        path: '/webapp/audit!save.action',
        params: { name: name.trim(), company: company.trim(), position: position.trim(), documentId },
        ...keyOf(options),
        codec: Verification,
        read: (verification) => E.right(verification),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
  };
}
