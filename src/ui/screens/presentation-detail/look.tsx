import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import { presentationForms, type PresentationDetail } from '../../../../contract/presentation/presentation';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { DeckMachine } from '../../../application/deals/deck/machine';
import type { DeterminationForm } from '../../../application/deals/determination/definition';
import type { DeterminationMachine } from '../../../application/deals/determination/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { percentText } from '../../../domain/number/percent-text';
import { presentationKind } from '../../../domain/presentation/kind';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { FundGate } from '../../features/fund-gate/fund-gate';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { dayOf, Facts } from '../../features/thing/facts';
import { NextStep } from '../../features/thing/next-step';
import { thingTitle } from '../../frame/context/use-own-title';
import { useStarted } from '../../frame/page-frame/use-page-flows';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../kit/display/amount/shown-or-absent';
import { Separated } from '../../kit/display/separator/separated';
import { Materials } from './materials';
import { presentationDetailText as text } from './text';

interface PresentationDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, PresentationDetail>>;
  readonly standing: ActorRefFrom<DeterminationMachine>;
  readonly form: DeterminationForm;
  readonly deck: DeckMachine;
}

const About = ({ of }: { readonly of: PresentationDetail }): ReactElement => (
  <>
    <Facts
      title={text.about}
      lead={of.summary}
      rows={[{ name: text.use, value: withNarrowSpaces(of.use) }]}
    />
    <Facts
      title={text.session}
      rows={[
        { name: text.time, value: beijingTime(of.at).slice(0, 16) },
        { name: text.form, value: presentationForms[of.form] },
        { name: text.place, value: of.place },
        {
          name: text.speaker,
          value: <Separated facts={[of.speaker, withNarrowSpaces(of.speakerText)]} />,
        },
        { name: text.replay, value: of.replayMinutes === null ? '' : text.minutes(of.replayMinutes) },
      ]}
    />
    <Facts
      title={text.commentators}
      rows={of.commentators.map(({ name, text: about }) => ({ name, value: withNarrowSpaces(about) }))}
    />
    <Facts
      title={text.materials}
      rows={of.materials.map(({ name, pages }) => ({ name, value: text.many(pages) }))}
    />
  </>
);

/** The gate of a fund's presentation; the determination is read when it is shown. */
function Gate({
  flows: { standing, form },
  now,
}: {
  readonly flows: PresentationDetailFlows;
  readonly now: number;
}): ReactElement {
  useStarted(standing);
  return <FundGate standing={standing} form={form} now={now} closed={text.closed} />;
}

/** One presentation. */
export const presentationDetailLook: DetailLook<PresentationDetail, PresentationDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('presentation'),
  useParts: (flows, now) => {
    const { status, onReload } = useResource(flows.thing);
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      ready: (presentation) => (
        <ThingPage
          className="presentation-page"
          title={presentation.title}
          origin={[presentation.company, presentation.region]}
          tags={[presentation.gated ? text.ofFund : '', presentation.industry, presentation.round].filter(
            (word) => word !== '',
          )}
          figures={[
            {
              name: text.amount,
              value: <AmountValue of={shownOrAbsent(presentation.amount)} absent={text.negotiable} />,
            },
            {
              name: text.stake,
              value: (
                <span className="key-stage">
                  {presentation.stake === null ? text.unnamed : percentText(presentation.stake)}
                </span>
              ),
            },
            { name: text.at, value: <span className="key-stage">{dayOf(presentation.at)}</span> },
            {
              name: text.pages,
              value: <span className="key-stage">{text.many(presentation.pageCount)}</span>,
            },
          ]}
          aside={
            <>
              {presentation.gated ? <Gate flows={flows} now={now} /> : null}
              <NextStep title={text.ask}>
                <p>{text.askText}</p>
                <ConsultTool
                  main={text.whom}
                  machine={flows.consulting}
                  of={{ kind: 'presentation', id: presentation.id }}
                />
              </NextStep>
              {/* The question is asked above. */}
              <ThingTools
                flows={flows}
                kind={presentationKind}
                thing={presentation}
                open={false}
                own={false}
              />
            </>
          }
          foot={presentation.gated ? `${text.law}${text.foot}` : text.foot}
        >
          <Materials of={presentation} deck={flows.deck} standing={flows.standing} />
          <About of={presentation} />
        </ThingPage>
      ),
    };
  },
};
