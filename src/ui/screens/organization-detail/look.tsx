import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  organizationLicences,
  organizationServices,
  organizationTypes,
  type OrganizationDetail,
} from '../../../../contract/organization/organization';
import { listAddress } from '../../../../contract/kind/address';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { organizationKind } from '../../../domain/organization/kind';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { dayOf, Facts, sumOf, Team } from '../../features/thing/facts';
import { NextStep } from '../../features/thing/next-step';
import { thingTitle } from '../../frame/context/use-own-title';
import { Separated } from '../../kit/display/separator/separated';
import { organizationDetailText as text } from './text';

interface OrganizationDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, OrganizationDetail>>;
}

const Work = ({ organization }: { readonly organization: OrganizationDetail }): ReactElement => (
  <>
    <Facts
      title={text.fees}
      rows={organization.fees.map(({ service, basis, text: about }) => ({
        name: organizationServices[service],
        value: <Separated facts={[text.bases[basis], withNarrowSpaces(about)]} />,
      }))}
    />
    <Team title={text.team} people={organization.team} />
    <Facts
      title={text.selected}
      none={text.noCases}
      rows={organization.selected.map(({ at, title, client, role, amount }) => ({
        name: title,
        value: (
          <Separated facts={[dayOf(at), client ?? text.unnamed, role, sumOf(amount, text.undisclosed)]} />
        ),
      }))}
    />
    <Facts
      title={text.penalties}
      none={text.noPenalties}
      rows={organization.penalties.map(({ at, authority, number, text: about }) => ({
        name: authority,
        value: <Separated facts={[dayOf(at), number, withNarrowSpaces(about)]} />,
      }))}
    />
  </>
);

const About = ({ organization }: { readonly organization: OrganizationDetail }): ReactElement => (
  <>
    <Facts
      title={text.about}
      lead={organization.intro}
      rows={[
        { name: text.type, value: organizationTypes[organization.kind] },
        { name: text.region, value: organization.region },
        { name: text.address, value: organization.address },
        { name: text.industries, value: organization.industries.join('、') },
      ]}
    />
    <Facts
      title={text.staff}
      rows={organization.staff.map(({ licence, count }) => ({
        name: organizationLicences[licence],
        value: text.people(count),
      }))}
    />
    <Facts
      title={text.qualifications}
      rows={organization.qualifications.map(({ name, number, issuer, validUntil }) => ({
        name,
        value: (
          <Separated facts={[number, issuer, validUntil === null ? '' : text.until(dayOf(validUntil))]} />
        ),
      }))}
    />
  </>
);

/** One organization; all of it is public. */
export const organizationDetailLook: DetailLook<OrganizationDetail, OrganizationDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('organization'),
  useParts: ({ thing, ...tools }) => {
    const { status, onReload } = useResource(thing);
    const titled = status.value === null ? null : { title: status.value.name };
    return {
      status,
      onReload,
      ownTitle: thingTitle({ phase: status.phase, value: titled }),
      ready: (organization) => (
        <ThingPage
          className="organization-page"
          title={organization.name}
          origin={[organizationTypes[organization.kind], organization.region]}
          tags={organization.services.map((service) => organizationServices[service])}
          figures={[
            {
              name: text.staff,
              value: (
                <span className="key-stage">
                  {organization.staff.length === 0
                    ? text.unknown
                    : organization.staff
                        .slice(0, 1)
                        .map(({ licence, count }) => text.holders(organizationLicences[licence], count))
                        .join('')}
                </span>
              ),
            },
            { name: text.cases, value: <span className="key-stage">{text.many(organization.cases)}</span> },
            {
              name: text.founded,
              value: (
                <span className="key-stage">
                  {organization.foundedYear === null ? text.unknown : text.year(organization.foundedYear)}
                </span>
              ),
            },
            {
              name: text.answers,
              value: <span className="key-stage">{text.within(organization.answersWithin)}</span>,
            },
          ]}
          aside={
            <>
              <NextStep title={text.ask}>
                <p>{text.askText(organization.answersWithin)}</p>
                <ConsultTool
                  main={text.whom}
                  machine={tools.consulting}
                  of={{ kind: 'organization', id: organization.id }}
                />
              </NextStep>
              {/* The question is asked above. */}
              <ThingTools
                flows={tools}
                kind={organizationKind}
                thing={{ ...organization, title: organization.name }}
                open={false}
                own={false}
              />
            </>
          }
          foot={text.foot}
        >
          <About organization={organization} />
          <Work organization={organization} />
        </ThingPage>
      ),
    };
  },
};
