import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { formDraft } from '../../../domain/session/form-draft';
import type { FileDownload } from '../../../ports/file-download';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { ChangeFeed } from '../../../ports/change-feed';
import type { SaleTalk } from '../../../ports/sale-talk';
import type { KeyedWrite } from '../../kit/keyed-write';
import { verificationCodeActors, type VerificationCodePorts } from '../../session/verification-code/actors';
import type { NdaDraftAsked, NdaEvent } from './events';
import type { Answered, DraftOf, GivenSignature, Kept, NdaCopy } from './setup';
import { ndaFlowText } from './text';
import type { SaleAddress } from '../../../ports/call-forms';
import type { Gateways } from '../../../ports/gateways';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import { fromLayer, fromListener } from '../../kit/from-listener';

export interface NdaPorts extends VerificationCodePorts {
  readonly ndas: Pick<Gateways['nda'], 'current' | 'sign' | 'withdraw'>;
  readonly write: KeyedWrite;
  readonly drafts: FormDrafts;
  readonly talk: SaleTalk;
  readonly downloads: FileDownload;
  /** Who decides, and the end of its time. */
  readonly changes: ChangeFeed<SaleAddress>;
}

/** The NDA over the page, and its calls; its changes are reported to the page's deal. */
export const ndaActors = ({ ndas, write, drafts, talk, changes, downloads, ...ports }: NdaPorts) => {
  const reportChange = (answer: Answered): Answered => {
    if (isRight(answer)) talk.changed();
    return answer;
  };
  return {
    ...verificationCodeActors(ports),
    layer: fromLayer(ports.layers, 'nda', { type: 'nda.closed' }),
    drafts: fromListener<NdaDraftAsked, DraftOf>(({ input: { sale, userId }, sendBack, receive }) => {
      const formId = `nda-${sale.id}`;
      const kept = drafts.recall(formId, userId)();
      const recalled: NdaEvent | null = isSome(kept)
        ? { type: 'nda.recalled', name: kept.value.fields.name ?? '' }
        : null;
      if (recalled !== null) sendBack(recalled);
      receive((asked) => {
        if (asked.type === 'draft.discarded') drafts.discard(formId)();
        // What the device does not keep is only missed after a reload.
        else drafts.keep(formDraft({ formId, userId, fields: { name: asked.name } }))();
      });
    }),
    load: fromCall<NdaStanding, SaleAddress>(({ id }, options) => ndas.current(id, options), {
      limit: readLimit,
    }),
    sign: fromCall<NdaStanding, GivenSignature>(
      ({ sale, ...signature }, options) =>
        () =>
          write({ saleId: sale.id, ...signature }, (key) =>
            ndas.sign({ saleId: sale.id, ...signature, key }, options)(),
          ).then(reportChange),
      { limit: writeLimit },
    ),
    withdraw: fromCall<NdaStanding, SaleAddress>(
      ({ id }, options) =>
        () =>
          ndas.withdraw(id, options)().then(reportChange),
      { limit: writeLimit },
    ),
    keep: fromPromise<Kept, NdaCopy>(({ input: { code, text } }) =>
      downloads.save({ name: ndaFlowText.copyName(code), mediaType: 'text/plain', text })(),
    ),
    changes: fromCallback<EventObject, SaleAddress>(({ input, sendBack }) =>
      changes.listen(input, () => sendBack({ type: 'nda.outdated' })),
    ),
  };
};
