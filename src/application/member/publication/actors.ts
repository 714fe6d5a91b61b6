import { isLeft, isRight, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  asDraft,
  fromDraft,
  givenVersion,
  isUnknown,
  type KeptText,
} from '../../../domain/publication/meeting';
import { formAddress } from '../../../domain/publication/form-address';
import { formPlan, stepOf } from '../../../domain/publication/form-plan';
import { formDraft } from '../../../domain/session/form-draft';
import type { Arrivals } from '../../../ports/arrivals';
import type { Connection } from '../../../ports/connection';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { PageWay } from '../../../ports/page-way';
import type { Random } from '../../../ports/random';
import { connectionBackActors } from '../../kit/connection/actors';
import { picturesMoving, type PicturePorts, type PictureWish } from './pictures';
import type {
  KeepAsked,
  Opening,
  Pointed,
  PublicationEvent,
  Recalling,
  SavingAnswer,
  SentText,
  Which,
} from './publication-context';
import type { Gateways } from '../../../ports/gateways';

export interface PublicationPorts extends PicturePorts {
  readonly publications: Pick<Gateways['publication'], 'detail' | 'save' | 'submit' | 'recall'>;
  readonly drafts: FormDrafts;
  readonly arrivals: Arrivals;
  readonly connection: Connection;
  readonly way: Pick<PageWay, 'goOn'>;
  readonly random: Pick<Random, 'uuid'>;
}

/** Under which the device keeps a form. */
const draftName = ({ id }: Pick<Which, 'id'>): string => `publication:${id}`;

/** A publication's actors over its ports. Leaving the page cancels its calls; what was typed is on the device. */
export const publicationActors = (ports: PublicationPorts) => {
  const { publications, drafts, arrivals, way } = ports;
  const editor = ports.random.uuid();

  const onDevice = (which: Which): KeptText | null => {
    const kept = drafts.recall(draftName(which), which.userId)();
    return isSome(kept) ? fromDraft(kept.value.fields) : null;
  };
  const keep = (which: Which, text: Omit<KeptText, 'editor'>): void => {
    // A draft that the device does not keep is only missed after a reload before the gateway has it.
    drafts.keep(
      formDraft({ formId: draftName(which), userId: which.userId, fields: asDraft({ ...text, editor }) }),
    )();
  };
  const texts = ({ id, kind, version, fields }: SentText) => ({ id, kind, version, fields, editor });

  return {
    ...connectionBackActors(ports.connection),
    load: fromPromise<Opening, Which>(async ({ input, signal }) => {
      if (input.isNew) {
        keep(input, { fields: input.given, version: givenVersion, saved: false });
        // The address names a new form at once, so that a reload finds it.
        way.goOn(formAddress({ ...input, step: 1, field: null }));
        return right({ server: null, device: onDevice(input) });
      }
      const device = onDevice(input);
      const answer = await publications.detail(input.id, { signal })();
      if (isRight(answer)) return right({ server: answer.right, device });
      // A form that was begun here may not be on the gateway yet.
      return isUnknown(answer.left) && device !== null ? right({ server: null, device }) : answer;
    }),
    drafts: fromCallback<KeepAsked, Which>(({ receive, input }) => {
      receive(({ fields, version, saved }) => keep(input, { fields, version, saved }));
    }),
    pictures: fromCallback<PictureWish>(({ receive, sendBack }) => {
      const moving = picturesMoving(ports, (news) => sendBack(news));
      receive(moving.wish);
      return moving.close;
    }),
    save: fromPromise<SavingAnswer, SentText>(({ input, signal }) =>
      publications.save(texts(input), { signal })(),
    ),
    submit: fromPromise<SavingAnswer, SentText>(async ({ input, signal }) => {
      const answer = await publications.submit(texts(input), { signal })();
      if (!isLeft(answer) && answer.right.taken) drafts.discard(draftName(input))();
      return answer;
    }),
    recall: fromPromise<Recalling, Which>(({ input, signal }) => publications.recall(input.id, { signal })()),
    showOwn: fromCallback<EventObject, Which>(({ input }) => {
      way.goOn(formAddress({ ...input, step: 1, field: null }));
    }),
    show: fromCallback<EventObject, Pointed>(({ input, sendBack }) => {
      const shown: PublicationEvent = { type: 'publication.pointed' };
      way.goOn(formAddress({ ...input, field: null, step: stepOf(formPlan(input.kind), input.field) }));
      sendBack(shown);
    }),
    arrivals: fromCallback<EventObject>(({ sendBack }) => {
      const decided: PublicationEvent = { type: 'publication.decided' };
      return arrivals.listen((message) => {
        if (message === null || message.kind === 'notice') sendBack(decided);
      });
    }),
  };
};
