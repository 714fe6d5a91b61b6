import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { ActivityDetail } from '../../../../contract/activity/activity';
import type { FileSavingMachine } from '../../../application/kit/file-saving/machine';
import { selectFileSavingPhase } from '../../../application/kit/file-saving/status';
import type { RegistrationFlows } from '../../../application/member/activity-registration/definition';
import { activityInCalendar } from '../../../domain/activity/activity-in-calendar';
import { DealActions } from '../../features/deal/deal-page/deal-actions';
import { NextStep } from '../../features/thing/next-step';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ToolButton } from '../../kit/action/tool-button/tool-button';
import { activityDetailText as text } from './text';

/** What the calendar file of an activity is made with. */
export interface CalendarSaving {
  readonly saving: FileSavingMachine;
  /** Of the product, such as 'https://example.com'. */
  readonly origin: string;
}

export interface RegisteringProps {
  readonly activity: ActivityDetail;
  readonly flows: RegistrationFlows;
  readonly calendar: CalendarSaving;
  readonly now: number;
}

/** The panel with what is said, and the bar with the calendar file and the one action. */
export function Step(
  props: RegisteringProps & { readonly said: ReactNode; readonly main?: ReactNode },
): ReactElement {
  const { activity, calendar, now, said, main } = props;
  const saving = usePartFlow(calendar.saving, undefined);
  const phase = useSelector(saving, selectFileSavingPhase);
  const note = phase === 'saved' || phase === 'unsaved' ? text[phase] : null;
  const file = activityInCalendar(activity, calendar.origin, now);
  return (
    <div className="deal-next">
      <NextStep title={text.panel}>
        {said}
        <div className={note === null ? 'vh' : 'activity-saved'} role="status">
          {note === null ? null : (
            <>
              <p>{note}</p>
              <Button small onPress={() => saving.send({ type: 'file.closed' })}>
                {text.close}
              </Button>
            </>
          )}
        </div>
      </NextStep>
      {file === null && main === undefined ? null : (
        <DealActions
          tools={
            file === null ? null : (
              <ToolButton
                icon="bell"
                word={text.calendar}
                onPress={() => saving.send({ type: 'file.saveRequested', file })}
              />
            )
          }
          main={main}
        />
      )}
    </div>
  );
}
