import type { ReactElement } from 'react';
import type { TicketChoice } from '../../../../contract/ticket/ticket';
import { refundRulesText } from '../../../domain/ticket/refund-rules';
import { Price } from '../../kit/display/price/price';
import { FieldError } from '../../kit/form/field/field-error';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import { conferenceRegisterText as text } from './text';

export interface TypeChoiceProps {
  readonly types: readonly TicketChoice[];
  readonly chosen: string;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly now: number;
  readonly onChoose: (typeId: string) => void;
}

const standingOf = ({ closed, opensAt, left }: TicketChoice): string => {
  if (closed === 'notYet' && opensAt !== null) return text.opensAt(opensAt);
  return closed === '' ? text.left(left) : text.closed[closed];
};

const factsOf = ({ review, includes, price, refunds }: TicketChoice, now: number): readonly string[] => [
  ...(review ? [text.review] : []),
  ...(includes === '' ? [] : [includes]),
  ...(price === 0 ? [] : [text.refund(refundRulesText(refunds, now))]),
];

/** The types of ticket as radio rows; one that cannot be chosen says why and stays where it is. */
export function TypeChoice({
  types,
  chosen,
  error,
  focusRequest,
  now,
  onChoose,
}: TypeChoiceProps): ReactElement {
  const focused = useFocusRequest<HTMLInputElement>(focusRequest);
  const first =
    types.find(({ id, closed }) => id === chosen && closed === '') ??
    types.find(({ closed }) => closed === '');
  return (
    <fieldset className="conf-types">
      <legend>{text.types}</legend>
      {types.map((type) => {
        const open = type.closed === '';
        return (
          <label key={type.id} className={type.id === chosen ? 'conf-type conf-type-chosen' : 'conf-type'}>
            <input
              ref={type === first ? focused : undefined}
              type="radio"
              name="ticket-type"
              value={type.id}
              checked={type.id === chosen}
              disabled={!open && type.id !== chosen}
              aria-invalid={error !== undefined}
              onChange={() => onChoose(type.id)}
            />
            <span className="conf-type-name">{type.name}</span>
            <span className="conf-type-price">
              {type.price === 0 ? text.free : <Price of={type.price} size="middle" />}
            </span>
            <span className="conf-type-facts">{factsOf(type, now).join(' · ')}</span>
            <span className={open ? 'conf-type-left' : 'conf-type-left conf-type-closed'}>
              {standingOf(type)}
            </span>
          </label>
        );
      })}
      {error === undefined ? null : <FieldError id="ticket-type-error">{error}</FieldError>}
    </fieldset>
  );
}
