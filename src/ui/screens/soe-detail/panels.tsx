import type { ReactElement, ReactNode } from 'react';
import type { CalendarDay } from '../../../../contract/calendar/calendar-day';
import { soeGroups } from '../../../../contract/reference/soe-groups';
import type { SoeDetail } from '../../../../contract/soe/soe';
import { biddingNames, withoutBidderNames } from '../../../../contract/soe/soe-names';
import type { Decimal } from '../../../../contract/values/decimal';
import { grouped, narrowSpace } from '../../../../contract/values/digit-groups';
import { percentText } from '../../../domain/number/percent-text';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { Points } from '../../features/deal/deal-page/points';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { partsText } from '../../kit/text';
import { soeDetailText as text } from './text';
import '../../features/deal/deal-page/finances.css';

type Row = { readonly name: string; readonly value: ReactNode };

/** As the notice has it: 万元, not rounded. */
export const exactAmount = (value: Decimal): string => `${grouped(value)}${narrowSpace}万元`;

const row = (name: string, value: string): readonly Row[] =>
  value === '' ? [] : [{ name, value: withNarrowSpaces(value) }];
const amount = (name: string, value: Decimal | null): readonly Row[] =>
  value === null ? [] : [{ name, value: exactAmount(value) }];
const day = (name: string, value: CalendarDay | null): readonly Row[] => row(name, value ?? '');

const Terms = ({ terms }: Pick<SoeDetail, 'terms'>): ReactElement => (
  <Panel title={text.terms}>
    <KeyValues
      rows={[
        ...row(text.payment, terms.payment),
        ...row(text.bidding, biddingNames[terms.bidding]),
        ...row(text.joint, terms.joint ? text.accepted : text.notAccepted),
        ...row(text.preemption, terms.preemption),
        ...row(text.debts, terms.debts),
        ...row(text.staff, terms.staff),
        ...row(text.management, terms.management ? text.yes : text.no),
        ...row(
          text.withoutBidder,
          [
            withoutBidderNames[terms.withoutBidder],
            ...(terms.extensionDays === null ? [] : [text.extension(terms.extensionDays)]),
          ].join('，'),
        ),
        ...row(text.depositHandling, terms.depositHandling),
      ]}
    />
  </Panel>
);

const Appraisal = ({ appraisal, appraised }: SoeDetail): ReactElement | null =>
  appraisal === null ? null : (
    <Panel title={text.appraisal}>
      <KeyValues
        rows={[
          ...row(text.agency, appraisal.agency),
          ...day(text.baseDay, appraisal.baseDay),
          ...row(text.filedWith, appraisal.filedWith),
          ...amount(text.bookValue, appraisal.bookValue),
          ...amount(text.value, appraisal.value),
          ...amount(text.appraised, appraised),
        ]}
      />
    </Panel>
  );

const Target = ({ target, company }: SoeDetail): ReactElement | null =>
  target === null ? null : (
    <Panel title={text.target}>
      <KeyValues
        rows={[
          ...row(text.company, company),
          ...amount(text.registered, target.registered),
          ...amount(text.paidIn, target.paidIn),
          ...row(text.economicType, target.economicType),
          ...row(text.scale, target.scale),
          ...(target.employees === null ? [] : row(text.employees, text.people(target.employees))),
          ...day(text.founded, target.foundedOn),
          ...row(text.business, target.business),
          ...row(
            text.holders,
            target.holders.map(({ name, share }) => `${name} ${percentText(share)}`).join('，'),
          ),
        ]}
      />
    </Panel>
  );

const subjects = ['revenue', 'operatingProfit', 'netProfit', 'assets', 'liabilities', 'equity'] as const;

const Finances = ({ statements }: Pick<SoeDetail, 'statements'>): ReactElement | null =>
  statements.length === 0 ? null : (
    <Panel title={text.finances} className="soe-finances">
      <div className="finances">
        <p className="finance-unit">{text.unit}</p>
        <div className="finance-table" tabIndex={0} role="group" aria-label={text.finances}>
          <table>
            <caption className="vh">{`${text.finances}，${text.unit}`}</caption>
            <thead>
              <tr>
                <th scope="col">{text.subject}</th>
                {statements.map(({ period, auditor }) => (
                  <th key={period} scope="col">
                    {withNarrowSpaces(period)}
                    <small>{auditor === '' ? text.unaudited : text.audited}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {subjects.map((subject) => (
                <tr key={subject}>
                  <th scope="row">{text.rows[subject]}</th>
                  {statements.map((statement) => {
                    const figure = statement[subject];
                    return (
                      <td key={statement.period}>{figure === null ? partsText.absent : grouped(figure)}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Panel>
  );

const Seller = ({ seller }: Pick<SoeDetail, 'seller'>): ReactElement => (
  <Panel title={text.seller}>
    <KeyValues
      rows={[
        ...row(text.sellerName, seller.name),
        ...row(text.group, seller.group),
        ...row(text.decision, seller.decision),
        ...row(text.approver, seller.approver),
        ...row(text.consent, seller.consent),
      ]}
    />
  </Panel>
);

const Notice = ({ monitorCode, shares, group }: SoeDetail): ReactElement => (
  <Panel title={text.notice}>
    <KeyValues
      rows={[
        ...row(text.monitorCode, monitorCode),
        ...(shares === null ? [] : row(text.shares, text.sharesOf(grouped(shares)))),
        ...row(text.soeGroup, soeGroups.find(({ id }) => id === group)?.name ?? ''),
      ]}
    />
  </Panel>
);

/** All that the notice of a listing says, in panels; nothing of it is locked. */
export const NoticePanels = ({ listing }: { readonly listing: SoeDetail }): ReactElement => (
  <>
    <Terms {...listing} />
    <Points title={text.conditions} points={listing.terms.conditions} />
    <Appraisal {...listing} />
    <Target {...listing} />
    <Finances {...listing} />
    <Seller {...listing} />
    <Points title={text.events} points={listing.events} />
    <Notice {...listing} />
  </>
);
