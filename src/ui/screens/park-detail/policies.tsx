import type { ReactElement } from 'react';
import { policyLevels, policyTypes, type Policy } from '../../../../contract/park/park';
import {
  isApplicationOver,
  policyStanding,
  type PolicyStanding,
} from '../../../../contract/park/policy-standing';
import { policyLink } from '../../../domain/park/policy-link';
import { sortedPolicies } from '../../../domain/park/sorted-policies';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { dayOf } from '../../features/thing/facts';
import { Panel } from '../../kit/display/panel/panel';
import { Separated } from '../../kit/display/separator/separated';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { parkDetailText as text } from './text';
import './style.css';

const tones: Readonly<Record<PolicyStanding, StatusTone>> = {
  coming: 'pending',
  valid: 'done',
  expired: 'over',
};

const periodOf = ({ effectiveFrom, effectiveTo }: Policy): string =>
  effectiveTo === null
    ? text.from(dayOf(effectiveFrom))
    : text.fromTo(dayOf(effectiveFrom), dayOf(effectiveTo));

const deadlineOf = (policy: Policy, now: number): string => {
  if (policy.deadline === null) return '';
  const day = dayOf(policy.deadline);
  return isApplicationOver(policy, now) ? text.over(day) : day;
};

/** The rows of a policy; those without a value are left out. */
const rowsOf = (policy: Policy, now: number) =>
  [
    { name: text.number, value: policy.number === '' ? text.noNumber : policy.number },
    { name: text.issuer, value: policy.issuer },
    { name: text.period, value: periodOf(policy) },
    {
      name: text.checkedAt,
      value: policy.verifiedAt === null ? text.unchecked : dayOf(policy.verifiedAt),
    },
    { name: text.audience, value: policy.audience },
    { name: text.conditions, value: policy.conditions.join('；') },
    { name: text.materials, value: policy.materials.join('、') },
    { name: text.cap, value: policy.cap },
    { name: text.deadline, value: deadlineOf(policy, now) },
  ].filter(({ value }) => value !== '');

interface PolicyRowProps {
  readonly policy: Policy;
  readonly now: number;
}

function PolicyRow({ policy, now }: PolicyRowProps): ReactElement {
  const standing = policyStanding(policy, now);
  const link = policyLink(policy);
  return (
    <li className={`policy policy-${standing}`}>
      <h3>{withNarrowSpaces(policy.title)}</h3>
      <p className="policy-standing">
        <StatusTag tone={tones[standing]} word={text.standings[standing]} />
        <Separated facts={[policyTypes[policy.kind], policyLevels[policy.level]]} />
      </p>
      <dl className="park-facts">
        {rowsOf(policy, now).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withNarrowSpaces(value)}</dd>
          </div>
        ))}
      </dl>
      {link === null ? null : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {text.source}
        </a>
      )}
    </li>
  );
}

interface PoliciesProps {
  readonly policies: readonly Policy[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The policies of a zone or park, each with its number, period and date of verification; expired ones come last. */
export const Policies = ({ policies, now }: PoliciesProps): ReactElement => (
  <Panel title={text.policies}>
    {policies.length === 0 ? (
      <p className="deal-text">{text.noPolicies}</p>
    ) : (
      <ul className="policies">
        {sortedPolicies(policies, now).map((policy) => (
          <PolicyRow key={policy.id} policy={policy} now={now} />
        ))}
      </ul>
    )}
  </Panel>
);
