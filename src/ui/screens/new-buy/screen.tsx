import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { PublicationHead } from '../../../../contract/publication/publication';
import type { PublicationForm } from '../../../application/member/publication/at-address';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectAskFirst, type AskFirstMachine } from '../../../application/kit/ask-first/machine';
import type { Act } from '../../../application/member/publication-act/definition';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { User } from '../../../domain/user/user';
import { readFormAddress } from '../../../domain/publication/asked-form';
import type { FormAddress } from '../../../domain/publication/form-address';
import { useFlows } from '../../frame/context/flows';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useMember } from '../../frame/context/use-member';
import { MemberFrame } from '../../frame/member-frame/member-frame';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { preloadForm, PublicationFormLater } from './form-later';
import { NotYet } from './not-yet';
import { PublicationListView } from './publication-list';
import { newBuyText as text } from './text';
import { defaultPageSize } from '../../../../contract/rules/page-size';

export interface NewBuyScreenProps {
  readonly flows: {
    readonly publications: ListingMachine<PublicationHead>;
    readonly acting: AskFirstMachine<Act>;
    readonly form: PublicationForm | null;
    readonly counting: ResourceMachine<DealFilter, DealCounts>;
    /** What the last demand says of the buyer. */
    readonly earlier: ResourceMachine<string, FormTexts | null>;
  };
}

/** Where one publishes: one's publications, or the form of one. Closed until the verification is whole (ACC-05). */
export function NewBuyScreen({
  flows: { publications, acting, form, counting, earlier },
}: NewBuyScreenProps): ReactElement {
  const member = useMember();
  const address = readFormAddress(useLocation().search);
  const { user } = member.info;
  if (user === null) return <MemberFrame title={text.title} member={member} children={() => null} />;
  if (user.prove !== '1')
    return (
      <MemberFrame title={text.title} member={member}>
        {() => <NotYet />}
      </MemberFrame>
    );
  if (form === null || address === null) return <OwnList machine={publications} acting={acting} />;
  return <OwnForm form={form} address={address} user={user} counting={counting} earlier={earlier} />;
}

interface OwnListProps {
  readonly machine: ListingMachine<PublicationHead>;
  readonly acting: AskFirstMachine<Act>;
}

function OwnList({ machine, acting }: OwnListProps): ReactElement {
  const { now } = useFlows();
  const acts = usePartFlow(acting, undefined);
  useEffect(() => void preloadForm().catch(() => undefined), []);
  return (
    <PublicationListView
      {...useListing(usePartFlow(machine, { pageSize: defaultPageSize }))}
      acts={useSelector(acts, selectAskFirst<Act>, shallowEqual)}
      onAct={(event) => acts.send(event)}
      now={now()}
    />
  );
}

interface OwnFormProps {
  readonly form: PublicationForm;
  readonly address: FormAddress;
  readonly user: User;
  readonly counting: ResourceMachine<DealFilter, DealCounts>;
  readonly earlier: ResourceMachine<string, FormTexts | null>;
}

function OwnForm({ form: { machine, about }, address, user, counting, earlier }: OwnFormProps): ReactElement {
  const flow = usePartFlow(machine, { ...about, userId: user.userId, publisher: user.company ?? '' });
  return (
    <PublicationFormLater
      flow={flow}
      address={{ ...address, id: about.id }}
      counting={counting}
      earlier={earlier}
    />
  );
}
