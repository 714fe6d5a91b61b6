import { codesByMode } from '../../session/verification-code/codes-by-mode';
import * as E from 'fp-ts/Either';
import { firstPage } from '../../../domain/page/page';
import { ndaRejectionErrors, type NdaRejection } from '../../../domain/sale/nda-rejection';
import type { Call } from '../../../ports/call';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import type { PagePorts } from '../../../ports/page-ports';
import type { SaleTalk } from '../../../ports/sale-talk';
import { formRules, type FormRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';
import { ndaApproval } from '../nda-approval/definition';
import { hiddenUntil } from '../hidden-until/definition';
import { ndaEvidence } from '../nda-evidence/definition';
import { changing } from '../../kit/resource/changing';
import { saleArrivals, saleChanges, saleTalk } from '../sale-changes';
import { sheetForm } from '../../kit/sheet-form/definition';
import { ndaActors } from './actors';
import { ndaMachine } from './machine';
import type { SaleAddress } from '../../../ports/call-forms';
import type { Gateways } from '../../../ports/gateways';

/** The request that is rejected. */
export interface NdaGiven {
  readonly id: string;
}

/** How many requests are shown; the newest. */
const mostRequests = 100;

/** Rejecting an NDA on the own deal, with a reason (ENT-09). */
export const ndaRejectionRules: FormRules<NdaRejection, NdaGiven, void> = formRules({
  fields: ['reason'],
  noErrors: {},
  errorsOf: ndaRejectionErrors,
  draftName: ({ id }) => `nda-rejection-${id}`,
});

interface NdaRejectionPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly ndas: Pick<Gateways['nda'], 'reject'>;
  readonly talk: Pick<SaleTalk, 'changed'>;
}

export const ndaRejectionForm = ({ ndas, talk, ...ports }: NdaRejectionPorts) =>
  sheetForm(ports, ndaRejectionRules, {
    send:
      ({ reason }, { id }, options): Call<void> =>
      async () =>
        E.map((): void => undefined)(await ndas.reject({ id, reason }, options)()),
    taken: talk.changed,
  });

/** The flows about a deal and the NDAs on it; a change by one of them is reported to the others. */
export const saleFlows = (ports: PagePorts, sale: SaleAddress) => {
  const { callOf, storage, clock, layers, random, drafts } = ports;
  const codes = codesByMode(callOf);
  const ndas = {
    current: callOf(({ nda }) => nda.current),
    sign: callOf(({ nda }) => nda.sign),
    withdraw: callOf(({ nda }) => nda.withdraw),
    approve: callOf(({ nda }) => nda.approve),
    reject: callOf(({ nda }) => nda.reject),
    evidence: callOf(({ nda }) => nda.evidence),
  };
  const readRequests = callOf(({ nda }) => nda.requests);
  const talk = saleTalk(sale);
  const changes = saleChanges(ports, talk);
  const captcha = { provider: ports.captcha, random };
  return {
    talk,
    deal: changing(
      ports,
      callOf(({ sale: calls }) => calls.detail),
      changes,
    ),
    nda: ndaMachine.provide({
      actors: ndaActors({
        ndas,
        codes,
        storage,
        clock,
        layers,
        captcha,
        drafts,
        talk,
        downloads: ports.downloads,
        write: keyedWrite(random),
        changes: saleArrivals(ports),
      }),
    }),
    requests: changing(
      ports,
      ({ id }: SaleAddress, options) => readRequests({ saleId: id, ...firstPage(mostRequests) }, options),
      changes,
    ),
    approval: ndaApproval({ ndas, layers, talk }),
    hidden: hiddenUntil(ports),
    evidence: ndaEvidence({ ndas, downloads: ports.downloads }),
    rejection: ndaRejectionForm({ drafts, layers, ndas, talk }),
  };
};

export type SaleFlows = Omit<ReturnType<typeof saleFlows>, 'talk'>;
