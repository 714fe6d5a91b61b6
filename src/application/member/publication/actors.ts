import { isRight, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromCallback, type EventObject } from 'xstate';
import {
  asDraft,
  fromDraft,
  givenVersion,
  isUnknown,
  type KeptText,
  type Opened,
} from '../../../domain/publication/meeting';
import { formAddress } from '../../../domain/publication/form-address';
import { formPlan, stepOf } from '../../../domain/publication/form-plan';
import { formDraft } from '../../../domain/session/form-draft';
import type { Arrivals } from '../../../ports/arrivals';
import type { Connection } from '../../../ports/connection';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { PageWay } from '../../../ports/page-way';
import type { Random } from '../../../ports/random';
import type { Saving } from '../../../../contract/publication/publication';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import { picturesMoving, type PicturePorts, type PictureWish } from './pictures';
import type { KeepAsked, Pointed, PublicationEvent, SentText, Which } from './publication-context';
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

/** A publication's actors over its ports. Leaving the page cancels its calls; the typed text is on the device. */
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
    load: fromCall<Opened, Which>(
      (which, options) => async () => {
        if (which.isNew) {
          keep(which, { fields: which.given, version: givenVersion, saved: false });
          // The address names a new form at once, so that a reload finds it.
          way.goOn(formAddress({ ...which, step: 1, field: null }));
          return right({ server: null, device: onDevice(which) });
        }
        const device = onDevice(which);
        const answer = await publications.detail(which.id, options)();
        if (isRight(answer)) return right({ server: answer.right, device });
        // A form that was begun here may not be on the gateway yet.
        return isUnknown(answer.left) && device !== null ? right({ server: null, device }) : answer;
      },
      { limit: readLimit },
    ),
    drafts: fromCallback<KeepAsked, Which>(({ receive, input }) => {
      receive(({ fields, version, saved }) => keep(input, { fields, version, saved }));
    }),
    pictures: fromCallback<PictureWish>(({ receive, sendBack }) => {
      const moving = picturesMoving(ports, (news) => sendBack(news));
      receive(moving.wish);
      return moving.close;
    }),
    save: fromCall<Saving, SentText>((text, options) => publications.save(texts(text), options), {
      limit: writeLimit,
    }),
    submit: fromCall<Saving, SentText>(
      (text, options) => async () => {
        const answer = await publications.submit(texts(text), options)();
        if (isRight(answer) && answer.right.taken) drafts.discard(draftName(text))();
        return answer;
      },
      { limit: writeLimit },
    ),
    recall: fromCall<unknown, Which>(({ id }, options) => publications.recall(id, options), {
      limit: writeLimit,
    }),
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
