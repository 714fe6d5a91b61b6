import { left, right } from 'fp-ts/Either';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { Publication } from '../../../../contract/publication/publication';
import type {
  Opening,
  PublicationEvent,
  PublicationInput,
  SavingAnswer,
} from '../../../../src/application/member/publication/publication-context';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { formPlan } from '../../../../src/domain/publication/form-plan';
import { soundSale } from '../../../../tools/gallery/stories/sound-sale';

export const input: PublicationInput = {
  userId: 'u1',
  publisher: '',
  kind: 'sale',
  id: 'd1',
  isNew: false,
  given: {},
  year: 2026,
};

/** The form before anything was typed. */
export const blank: FormTexts = formPlan('sale').blank(2026);
export const sound: FormTexts = { ...blank, ...soundSale };

export const stored = (said: Partial<Publication> = {}): Publication => ({
  id: 'd1',
  kind: 'sale',
  number: 7,
  title: '',
  review: 'draft',
  listing: 'none',
  freshness: 'fresh',
  reasons: [],
  savedAt: 1_000,
  submittedAt: null,
  confirmedAt: null,
  address: null,
  code: null,
  interest: null,
  version: 3,
  editor: null,
  keptSource: null,
  listed: null,
  pictures: [],
  fields: sound,
  ...said,
});

export const newer = stored({ version: 5, fields: { ...sound, title: '另一处的标题' } });
export const inReview = stored({ review: 'pending', version: 4 });
export const demand = stored({ kind: 'buy' });
export const onDevice = { ...sound, title: '这台设备的标题' };

export const opened = (
  server: Publication | null,
  device: { readonly fields: FormTexts; readonly version: number; readonly saved?: boolean } | null = null,
): Opening => right({ server, device: device === null ? null : { saved: false, ...device, editor: 'e1' } });

export const taken = (publication: Publication): SavingAnswer => right({ taken: true, publication });
export const overtaken: SavingAnswer = right({ taken: false, publication: newer });
export const fails = (failure: GatewayFailure): SavingAnswer => left(failure);
export const broken = fails({ kind: 'malformed', field: '' });
export const late = fails({ kind: 'timeout' });
export const network: GatewayFailure = { kind: 'network' };
export const refused: GatewayFailure = { kind: 'refused', code: 409, message: '草稿已达上限' };
export const unknown: GatewayFailure = { kind: 'refused', code: 404, message: '发布不存在或不属于您' };

export const types = (field: string, text: string): PublicationEvent => ({
  type: 'publication.typed',
  field,
  text,
});
export const typesTitle = types('title', '新的标题足够长');
export const typesWrong = types('title', '短');
export const shows = (step: number): PublicationEvent => ({ type: 'publication.stepShown', step });
export const rests: PublicationEvent = { type: 'publication.rested' };
export const retries: PublicationEvent = { type: 'publication.retried' };
export const submits: PublicationEvent = { type: 'publication.submitted' };
export const pointed: PublicationEvent = { type: 'publication.pointed' };
export const keepsMine: PublicationEvent = { type: 'publication.mineKept' };
export const takesTheirs: PublicationEvent = { type: 'publication.theirsTaken' };
export const recalls: PublicationEvent = { type: 'publication.recalled' };
export const decided: PublicationEvent = { type: 'publication.decided' };

export const withTitle = { ...sound, title: '新的标题足够长' };

/** A picture that is on its way. */
export const moving = { key: 'new-1', name: '厂房.jpg', percent: 40, note: null, error: null };
export const retrying = { type: 'picture.retried', key: 'new-1' } as const;
export const wishesRetry: PublicationEvent = { type: 'publication.pictureWished', wish: retrying };
export const pictureMoves: PublicationEvent = { type: 'publication.picturesMoved', moving: [moving] };
export const pictureComes: PublicationEvent = {
  type: 'publication.pictureCame',
  id: 'f1',
};
