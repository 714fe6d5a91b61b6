import type { ReactElement, ReactNode } from 'react';
import type { ParkDetail } from '../../../../contract/park/park';
import type { ConsultMachine } from '../../../application/deals/consult/machine';
import { phoneLink } from '../../../domain/phone/phone-link';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import { NextStep } from '../../features/thing/next-step';
import { ButtonLink } from '../../kit/action/button/button-link';
import { parkDetailText as text } from './text';
import './style.css';

const phoneOf = (phone: string): ReactNode => {
  const link = phoneLink(phone);
  return link === null ? phone : <a href={link}>{phone}</a>;
};

interface ContactProps {
  readonly park: ParkDetail;
  readonly consulting: ConsultMachine;
}

/** The office of a zone or park, and the ways to ask it. */
export function Contact({ park, consulting }: ContactProps): ReactElement {
  const { office, phone, address, hours } = park.contact;
  const rows = [
    { name: text.office, value: office, shown: office },
    { name: text.phone, value: phone, shown: phoneOf(phone) },
    { name: text.address, value: address, shown: address },
    { name: text.hours, value: hours, shown: hours },
  ].filter(({ value }) => value !== '');
  return (
    <NextStep title={text.contact}>
      <dl className="park-facts">
        {rows.map(({ name, shown }) => (
          <div key={name} className={name === text.phone ? 'park-phone' : undefined}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <p>{text.ask}</p>
      <ConsultTool main={text.whom} machine={consulting} of={{ kind: 'park', id: park.id }} />
      <ButtonLink kind="secondary" to="/product_service/government_industrial">
        {text.enquire}
      </ButtonLink>
    </NextStep>
  );
}
