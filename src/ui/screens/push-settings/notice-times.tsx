import type { ReactElement } from 'react';
import type { NoticeSchedule } from '../../../../contract/member/notices';
import type { PushSettingsStatus } from '../../../application/member/push-settings/status';
import { pushSettingsPageText as text } from './text';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface HourProps {
  readonly name: string;
  readonly value: number;
  /** An hour that cannot be chosen; null for none. */
  readonly except?: number | null;
  readonly busy: boolean;
  readonly onChoose: (hour: number) => void;
}

function Hour({ name, value, except = null, busy, onChoose }: HourProps): ReactElement {
  return (
    <select
      className="notice-hour"
      aria-label={name}
      value={value}
      disabled={busy}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {hours
        .filter((hour) => hour !== except)
        .map((hour) => (
          <option key={hour} value={hour}>
            {text.hour(hour)}
          </option>
        ))}
    </select>
  );
}

interface TimeSwitchProps {
  readonly name: string;
  readonly on: boolean;
  readonly busy: boolean;
  readonly onSwitch: () => void;
}

function TimeSwitch({ name, on, busy, onSwitch }: TimeSwitchProps): ReactElement {
  return (
    <button
      type="button"
      role="switch"
      className="push-switch"
      aria-checked={on}
      aria-label={name}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onSwitch}
    >
      <span className={on ? 'push-knob push-on' : 'push-knob'} aria-hidden="true" />
    </button>
  );
}

/** The hours that are offered first. */
const usual = { quiet: { from: 22, until: 8 }, digestAt: 9 } as const;

export interface NoticeTimesProps {
  readonly status: Pick<PushSettingsStatus, 'settings' | 'saving'>;
  readonly onSchedule: (schedule: NoticeSchedule) => void;
}

/** The quiet hours and the daily digest, by the clock in Beijing. */
export function NoticeTimes({ status: { settings, saving }, onSchedule }: NoticeTimesProps): ReactElement {
  const { quiet, digestAt } = settings;
  const busy = saving?.what === 'schedule';
  return (
    <ul className="member-rows">
      <li className="member-row notice-time">
        <span>
          <b>{text.quiet.name}</b>
          <span className="muted push-text">{text.quiet.text}</span>
          {quiet === null ? null : (
            <span className="notice-hours">
              <Hour
                name={text.quiet.from}
                value={quiet.from}
                except={quiet.until}
                busy={busy}
                onChoose={(from) => onSchedule({ quiet: { ...quiet, from }, digestAt })}
              />
              <span>{text.quiet.to}</span>
              <Hour
                name={text.quiet.until}
                value={quiet.until}
                except={quiet.from}
                busy={busy}
                onChoose={(until) => onSchedule({ quiet: { ...quiet, until }, digestAt })}
              />
              {quiet.until < quiet.from ? <span>{text.quiet.nextDay}</span> : null}
            </span>
          )}
        </span>
        <TimeSwitch
          name={text.quiet.name}
          on={quiet !== null}
          busy={busy}
          onSwitch={() => onSchedule({ quiet: quiet === null ? usual.quiet : null, digestAt })}
        />
      </li>
      <li className="member-row notice-time">
        <span>
          <b>{text.digest.name}</b>
          <span className="muted push-text">{text.digest.text}</span>
          {digestAt === null ? null : (
            <span className="notice-hours">
              <span>{text.digest.at}</span>
              <Hour
                name={text.digest.hour}
                value={digestAt}
                busy={busy}
                onChoose={(hour) => onSchedule({ quiet, digestAt: hour })}
              />
            </span>
          )}
        </span>
        <TimeSwitch
          name={text.digest.name}
          on={digestAt !== null}
          busy={busy}
          onSwitch={() => onSchedule({ quiet, digestAt: digestAt === null ? usual.digestAt : null })}
        />
      </li>
    </ul>
  );
}
