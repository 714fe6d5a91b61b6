import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { SoeDetail } from '../../../../contract/soe/soe';
import type { FileSavingMachine } from '../../../application/kit/file-saving/machine';
import { selectFileSavingPhase } from '../../../application/kit/file-saving/status';
import { deadlineFile } from '../../../domain/soe/deadline-file';
import { exchangeLink } from '../../../domain/soe/exchange-link';
import { DealActions } from '../../features/deal/deal-page/deal-actions';
import { exchangeName } from '../../features/deal/soe-card/soe-card';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { buttonClass } from '../../kit/action/button/button-class';
import { ToolButton } from '../../kit/action/tool-button/tool-button';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { soeDetailText as text } from './text';

/** What the calendar file of a deadline is made with. */
export interface CalendarSaving {
  readonly saving: FileSavingMachine;
  /** Of the product, such as 'https://example.com'. */
  readonly origin: string;
}

export interface RegisteringProps {
  readonly listing: SoeDetail;
  readonly calendar: CalendarSaving;
  readonly now: number;
}

/** The next step: to the exchange, where alone one registers, and the deadline for one's calendar. */
export function Registering({ listing, calendar, now }: RegisteringProps): ReactElement {
  const saving = usePartFlow(calendar.saving, undefined);
  const phase = useSelector(saving, selectFileSavingPhase);
  const says = phase === 'saved' || phase === 'unsaved' ? text[phase] : null;
  const href = exchangeLink(listing);
  const hasDeadline = deadlineFile(listing, calendar.origin, now) !== null;
  const save = (): void => {
    const file = deadlineFile(listing, calendar.origin, now);
    if (file !== null) saving.send({ type: 'file.saveRequested', file });
  };
  return (
    <div className="deal-next">
      <Panel title={text.exchange}>
        <KeyValues
          rows={[
            { name: text.exchange, value: exchangeName(listing.exchange) },
            ...(listing.contact === '' ? [] : [{ name: text.contact, value: listing.contact }]),
          ]}
        />
        <p className="soe-where">{text.where(exchangeName(listing.exchange))}</p>
        {href === null ? <p className="soe-where">{text.noLink}</p> : null}
        <div className={says === null ? 'vh' : 'soe-saved'} role="status">
          {says === null ? null : (
            <>
              <p>{says}</p>
              <Button small onPress={() => saving.send({ type: 'file.closed' })}>
                {text.close}
              </Button>
            </>
          )}
        </div>
      </Panel>
      <DealActions
        tools={hasDeadline ? <ToolButton icon="bell" word={text.calendar} onPress={save} /> : null}
        main={
          href === null ? undefined : (
            <a
              className={buttonClass({ kind: 'primary' })}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text.register}
            </a>
          )
        }
      />
    </div>
  );
}
