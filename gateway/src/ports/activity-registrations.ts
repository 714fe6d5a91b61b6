import type { Either } from 'fp-ts/Either';
import type { ActivityRegistration, OwnActivity } from '../../../contract/activity/registration';
import type { Attendee } from '../../../contract/ticket/ticket';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { Message } from '../domain/message/message';

/** A registration as a member sends it. */
export interface RegistrationDraft {
  readonly activityId: string;
  readonly accountId: string;
  readonly attendee: Attendee;
  /** Whether the member waits where no place is left. */
  readonly waits: boolean;
}

/** A registration as the operator sees it. */
export interface ListedAttendee extends Attendee {
  readonly state: ActivityRegistration['state'];
  readonly registeredAt: number;
}

/** Registrations for activities. Each change locks the activity: never more members than places, never a gap in the queue. */
export interface ActivityRegistrations {
  /** Registers a member once; a repeat changes nothing. */
  readonly register: (draft: RegistrationDraft, at: number) => Promise<Either<Refusal, null>>;
  /** Cancels a registration; returns the notices to the members who moved up. */
  readonly cancel: (
    activityId: string,
    accountId: string,
    at: number,
  ) => Promise<Either<Refusal, readonly Message[]>>;
  /** The newest registration of an account, its phone unmasked; null for none. False where there is no such activity. */
  readonly mine: (activityId: string, accountId: string) => Promise<ActivityRegistration | null | false>;
  /** The registrations of an account, one for each activity, the latest start first. */
  readonly ofAccount: (accountId: string, most: number) => Promise<readonly OwnActivity[]>;
  /** The active registrations of an activity in the order of their numbers; null where there is no such activity. */
  readonly ofActivity: (activityId: string) => Promise<readonly ListedAttendee[] | null>;
  /**
   * Cancels an activity; returns the notices to everybody who is registered or waits. Null where there is none of this id
   * that is neither over nor cancelled.
   */
  readonly callOff: (activityId: string, reason: string, at: number) => Promise<readonly Message[] | null>;
}
