import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { FundDetail, FundMaterials } from '../../../../contract/fund/fund';
import type { DeterminationForm } from '../../../application/deals/determination/definition';
import type { DeterminationMachine } from '../../../application/deals/determination/machine';
import { selectDeterminationStatus } from '../../../application/deals/determination/status';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { fundStageNames, fundStrategyNames, fundTypeNames } from '../../../domain/fund/fund-filter';
import { percentText } from '../../../domain/number/percent-text';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { FundGate } from '../../features/fund-gate/fund-gate';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { thingTitle } from '../../frame/context/use-own-title';
import { DayValue } from '../../kit/display/confirmed-day/day-value';
import { Separated } from '../../kit/display/separator/separated';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { FundSize } from '../../features/deal/fund-size/fund-size';
import { fundDetailText as text } from './text';

interface FundDetailFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, FundDetail>>;
  readonly standing: ActorRefFrom<DeterminationMachine>;
  readonly form: DeterminationForm;
}

type Row = { readonly name: string; readonly value: ReactNode };

const filled = (rows: readonly Row[]): readonly Row[] => rows.filter(({ value }) => value !== '');

const Registered = ({ fund, now }: { readonly fund: FundDetail; readonly now: number }): ReactElement => (
  <>
    <Panel title={text.registered}>
      <KeyValues
        rows={filled([
          { name: text.code, value: fund.code },
          { name: text.strategy, value: fundStrategyNames[fund.strategy] },
          { name: text.stage, value: fundStageNames[fund.stage] },
          { name: text.form, value: fund.form },
          { name: text.management, value: fund.management },
          { name: text.industries, value: fund.industries.join('、') },
          { name: text.region, value: fund.region },
          { name: text.founded, value: <DayValue at={fund.foundedAt} now={now} /> },
          { name: text.custodian, value: fund.custodian },
          { name: text.updated, value: <DayValue at={fund.updatedAt} now={now} /> },
        ])}
      />
    </Panel>
    <Panel title={text.manager}>
      <KeyValues
        rows={filled([
          { name: text.managerName, value: fund.manager },
          { name: text.managerCode, value: fund.managerCode },
          ...fund.team.map(({ name, text: about }) => ({ name, value: withNarrowSpaces(about) })),
        ])}
      />
      <p className="deal-text">{withNarrowSpaces(fund.managerIntro)}</p>
    </Panel>
    <Panel title={text.approach}>
      <p className="deal-text">{withNarrowSpaces(fund.approach)}</p>
    </Panel>
  </>
);

const Materials = ({ materials }: { readonly materials: FundMaterials }): ReactElement => (
  <>
    <Panel title={text.risk}>
      <p className="deal-text">{text.riskOf(materials.risk)}</p>
    </Panel>
    <Panel title={text.terms}>
      <KeyValues
        rows={materials.terms.map(({ name, text: term }) => ({ name, value: withNarrowSpaces(term) }))}
      />
    </Panel>
    <Panel title={text.portfolio}>
      {materials.portfolio.length === 0 ? (
        <p className="deal-text">{text.noPortfolio}</p>
      ) : (
        <KeyValues
          rows={materials.portfolio.map(({ company, industry, round, month, standing }) => ({
            name: company,
            value: <Separated facts={[month, industry, round, standing]} />,
          }))}
        />
      )}
    </Panel>
    <Panel title={text.partners}>
      <KeyValues
        rows={materials.partners.map(({ kind, share }) => ({ name: kind, value: percentText(share) }))}
      />
    </Panel>
    <Panel title={text.documents}>
      <KeyValues rows={materials.documents.map(({ name, pages }) => ({ name, value: text.pages(pages) }))} />
      <p className="deal-text">{text.documentsNote}</p>
    </Panel>
  </>
);

const titled = (fund: FundDetail | null) => (fund === null ? null : { title: fund.name });

/** One fund. */
export const fundDetailLook: DetailLook<FundDetail, FundDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('fund'),
  useParts: ({ thing, standing, form }, now) => {
    const { status, onReload } = useResource(thing);
    const { phase } = useSelector(standing, selectDeterminationStatus);
    return {
      status,
      onReload,
      ownTitle: thingTitle({ phase: status.phase, value: titled(status.value) }),
      ready: (fund) => (
        <ThingPage
          className="fund-page"
          title={fund.name}
          origin={[fund.code, fund.manager]}
          tags={[fundStrategyNames[fund.strategy], fundStageNames[fund.stage], ...fund.industries]}
          figures={[
            { name: text.size, value: <FundSize {...fund} /> },
            { name: text.type, value: <span className="key-stage">{fundTypeNames[fund.type]}</span> },
            {
              name: text.filed,
              value: (
                <span className="key-stage">
                  <DayValue at={fund.filedAt} now={now} />
                </span>
              ),
            },
            { name: text.state, value: <span className="key-stage">{fund.state}</span> },
          ]}
          aside={<FundGate standing={standing} form={form} now={now} />}
          opened={
            phase === 'determined' && fund.materials !== null ? (
              <Materials materials={fund.materials} />
            ) : null
          }
          foot={text.law}
        >
          {fund.notice === '' ? null : <NoticeBar>{fund.notice}</NoticeBar>}
          <Registered fund={fund} now={now} />
        </ThingPage>
      ),
    };
  },
};
