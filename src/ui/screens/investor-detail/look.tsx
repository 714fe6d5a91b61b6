import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { investorStages, investorTypes, type InvestorDetail } from '../../../../contract/investor/investor';
import { listAddress } from '../../../../contract/kind/address';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { namesIn } from '../../../domain/buy/buy-words';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { investorKind } from '../../../domain/investor/kind';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { RangeValue } from '../../features/deal/buy-list/range-value';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { dayOf, Facts, sumOf, Team } from '../../features/thing/facts';
import { SubmissionPanel, type SubmissionFlows } from '../../features/submission/submission-panel';
import { thingTitle } from '../../frame/context/use-own-title';
import { Panel } from '../../kit/display/panel/panel';
import { Separated } from '../../kit/display/separator/separated';
import { investorDetailText as text } from './text';

interface InvestorDetailFlows extends DealToolFlows {
  readonly ownSales: SubmissionFlows['own'];
  readonly submit: SubmissionFlows['act'];
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, InvestorDetail>>;
}

const Contacts = ({ contacts }: Pick<InvestorDetail, 'contacts'>): ReactElement | null =>
  contacts === null ? (
    <Panel title={text.contacts}>
      <p className="deal-text">
        {text.sealed}
        <Link className="to-verify" to="/user/auditLogin">
          {text.toVerify}
        </Link>
      </p>
    </Panel>
  ) : (
    <Facts
      title={text.contacts}
      rows={contacts.map(({ name, position, phone, email }) => ({
        name,
        value: <Separated facts={[position, phone, email]} />,
      }))}
    />
  );

const Cases = ({ selected, exits, funds }: InvestorDetail): ReactElement => (
  <>
    <Facts
      title={text.selected}
      none={text.noCases}
      rows={selected.map(({ at, company, industry, round, amount, role }) => ({
        name: company,
        value: (
          <Separated
            facts={[dayOf(at), industry, round, sumOf(amount, text.undisclosed), text.roles[role]]}
          />
        ),
      }))}
    />
    <Facts
      title={text.exits}
      rows={exits.map(({ at, company, way }) => ({
        name: company,
        value: <Separated facts={[dayOf(at), text.ways[way]]} />,
      }))}
    />
    <Facts
      title={text.funds}
      rows={funds.map(({ name, code, size }) => ({
        name,
        value: <Separated facts={[code, sumOf(size, text.unpublished)]} />,
      }))}
    />
  </>
);

const About = ({ investor }: { readonly investor: InvestorDetail }): ReactElement => (
  <>
    <Facts
      title={text.about}
      lead={investor.intro}
      rows={[
        { name: text.type, value: investorTypes[investor.kind] },
        { name: text.region, value: namesIn(regionChoices, [investor.region]).join('') },
        { name: text.founded, value: investor.foundedYear === null ? '' : text.year(investor.foundedYear) },
        { name: text.stages, value: investor.stages.map((stage) => investorStages[stage]).join('、') },
        { name: text.rounds, value: namesIn(roundChoices, investor.rounds).join('、') },
        { name: text.industries, value: namesIn(industryChoices, investor.focus).join('、') },
        { name: text.last, value: investor.lastAt === null ? '' : dayOf(investor.lastAt) },
      ]}
    />
    <Facts
      title={text.preferences}
      rows={investor.preferences.map(({ name, text: about }) => ({ name, value: withNarrowSpaces(about) }))}
    />
    <Team title={text.team} people={investor.team} />
  </>
);

/** One investor. */
export const investorDetailLook: DetailLook<InvestorDetail, InvestorDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('investor'),
  useParts: ({ thing, ownSales, submit, ...tools }) => {
    const { status, onReload } = useResource(thing);
    const titled = status.value === null ? null : { title: status.value.name };
    return {
      status,
      onReload,
      ownTitle: thingTitle({ phase: status.phase, value: titled }),
      ready: (investor) => (
        <ThingPage
          className="investor-page"
          title={investor.name}
          origin={[investorTypes[investor.kind], ...namesIn(regionChoices, [investor.region])]}
          tags={investor.stages.map((stage) => investorStages[stage])}
          figures={[
            { name: text.cheque, value: <RangeValue min={investor.chequeMin} max={investor.chequeMax} /> },
            { name: text.recent, value: <span className="key-stage">{text.many(investor.recent)}</span> },
            { name: text.cases, value: <span className="key-stage">{text.many(investor.cases)}</span> },
            {
              name: text.managed,
              value: <span className="key-stage">{sumOf(investor.managed, text.unpublished)}</span>,
            },
          ]}
          aside={
            <>
              <SubmissionPanel key={investor.id} own={ownSales} act={submit} investorId={investor.id} />
              <Contacts contacts={investor.contacts} />
              <ThingTools
                flows={tools}
                kind={investorKind}
                thing={{ ...investor, title: investor.name }}
                open
                own={false}
              />
            </>
          }
          foot={text.foot}
        >
          <About investor={investor} />
          <Cases {...investor} />
        </ThingPage>
      ),
    };
  },
};
