import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectFormStatus } from '../../../../application/kit/form/status';
import { enquiryForm, type EnquiryMachine } from '../../../../application/member/enquiry/definition';
import { emptyEnquiry, type EnquiryForm, type EnquiryGiven } from '../../../../domain/enquiry/enquiry-form';
import type { User } from '../../../../domain/user/user';
import type { PagePorts } from '../../../../ports/page-ports';
import { flow } from '../../../frame/page-frame/flow';
import { memberPage } from '../../../frame/page-frame/member-page';
import { page } from '../../../frame/page-frame/page';
import type { Where } from '../../../frame/page-frame/where';
import { Panel } from '../../../kit/display/panel/panel';
import { PageBar } from '../../../kit/page/page-bar';
import { partId } from './article-parts';
import type { ArticleText, ServiceText } from './article-text';
import { ArticleView } from './article-view';
import { EnquiryFormView } from './enquiry-form';

/** A page of text for everybody (SCR-15). */
export const publicArticlePage = (text: ArticleText) =>
  page({
    flows: () => ({}),
    screen: (): ReactElement => (
      <>
        <PageBar title={text.title} />
        <ArticleView text={text} />
      </>
    ),
  });

/** A page of text for members (SCR-15). */
export const memberArticlePage = (text: ArticleText) =>
  memberPage({
    frame: { title: text.title, shape: 'text' },
    flows: () => ({}),
    screen: (): ReactElement => <ArticleView text={text} />,
  });

interface ServiceScreenProps {
  readonly flows: { readonly enquiry: ActorRefFrom<EnquiryMachine> };
  readonly user: User;
}

/** The page of a service: its text, and the form by which a member enquires about it (SCR-15). */
export const servicePage = (text: ServiceText) => {
  const { about, title, lead } = text.enquiry;
  return memberPage({
    frame: { title: text.title, shape: 'text' },
    flows: (ports: PagePorts, _: Where, user: User) => ({
      enquiry: flow(enquiryForm(ports), {
        userId: user.userId,
        given: { about },
        initial: { ...emptyEnquiry, organization: user.company ?? '' },
      }),
    }),
    screen: function ServiceScreen({ flows: { enquiry }, user }: ServiceScreenProps): ReactElement {
      const status = useSelector(enquiry, selectFormStatus<EnquiryForm, EnquiryGiven>);
      const panel = (
        <Panel title={title} anchor={partId(text.parts.length)}>
          <p className="article-lead">{lead}</p>
          <EnquiryFormView status={status} phone={user.userName} send={(event) => enquiry.send(event)} />
        </Panel>
      );
      return <ArticleView text={text} last={{ title, panel }} />;
    },
  });
};
