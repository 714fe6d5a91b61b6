import { outcomeRows, type OutcomeCode, type PaymentCause } from '../../../domain/payment/outcome';

/** Which of paying's machines. */
export type PaymentMachineName =
  | 'payment-session'
  | 'payment-attempt'
  | 'payment-ordering'
  | 'payment-h5'
  | 'payment-platform';

/** One way to an outcome: in which state of which machine which cause arises, and its code. */
export interface OutcomeWay {
  readonly code: OutcomeCode;
  readonly machine: PaymentMachineName;
  readonly state: string;
  readonly cause: PaymentCause;
  /** What happened there, for a reader. */
  readonly when: string;
}

const way = (cause: PaymentCause, machine: PaymentMachineName, state: string, when: string): OutcomeWay => ({
  code: outcomeRows[cause].code,
  machine,
  state,
  cause,
  when,
});

const attempt = 'payment-attempt';
const ordering = 'payment-ordering';
const platform = 'payment-platform';

type Purpose =
  | 'beginning'
  | 'lookingUp'
  | 'returning'
  | 'goingOn'
  | 'confirming'
  | 'callingOff'
  | 'comingTooLate';
const everyPurpose: readonly Purpose[] = [
  'beginning',
  'lookingUp',
  'returning',
  'goingOn',
  'confirming',
  'callingOff',
  'comingTooLate',
];

/** The same way in what the attempt acts for. */
const reading = (cause: PaymentCause, purposes: readonly Purpose[], when: string): readonly OutcomeWay[] =>
  purposes.map((purpose) => way(cause, attempt, `working.${purpose}.readingIntent`, when));

/** Every way to every outcome, by code: the table of PAY-02. The machines have these ways and no others. */
export const outcomeTable: readonly OutcomeWay[] = [
  way('paid', attempt, 'working.checking', 'the check said 200'),
  way('paid', attempt, 'working.checkingLate', 'past the deadline the check said 200'),
  way('paid', attempt, 'working.checkingUncancelled', 'it could not be cancelled, and the check said 200'),
  way('paid', attempt, 'working.checkingBefore', 'paying again was asked for, and the check said 200'),
  way('checkUnanswered', attempt, 'working.checking', 'network, timeout or a bad status'),
  way('checkUnanswered', attempt, 'working.checkingBefore', 'it is unknown whether it is paid already'),
  way(
    'checkUnansweredLate',
    attempt,
    'working.checkingLate',
    'past the deadline: network, timeout or a bad status',
  ),
  way('checkUnanswered', 'payment-session', 'busy', 'the attempt broke'),
  way('cancelledAtCashier', platform, 'invoking', 'the cashier or the plugin was called off'),
  way('cancelledByPerson', attempt, 'working.cancellingOrder', 'cancelled at the confirmation, or given up'),
  way(
    'cancelledUnordered',
    attempt,
    'working.callingOff.readingIntent',
    'the same, before an order was known',
  ),
  way('cancelUnconfirmed', attempt, 'working.cancellingOrder', 'cancelled, but the gateway did not answer'),
  way(
    'cancelUnconfirmed',
    attempt,
    'working.checkingUncancelled',
    'the cancelling was refused, and it is not paid',
  ),
  way('checkRefused', attempt, 'working.checking', 'the check answered anything but 200'),
  way('orderClosed', attempt, 'working.checking', 'the check said that the order takes no money any more'),
  way('orderClosed', attempt, 'working.checkingLate', 'the same, past the deadline'),
  way('orderClosed', attempt, 'working.checkingUncancelled', 'the same, when it could not be cancelled'),
  way('orderClosed', attempt, 'working.checkingBefore', 'the same, before it was to be paid again'),
  way(
    'orderNotPayable',
    'payment-h5',
    'preparing',
    'the pay host said that the order is closed, or not there',
  ),
  way('orderNotPayable', platform, 'preparing', 'the pay host said that the order is closed, or not there'),
  way('prepayRefused', 'payment-h5', 'preparing', 'the pay host refused, or did not answer'),
  way('prepayRefused', platform, 'preparing', 'the pay host refused, or did not answer'),
  way('dataIncomplete', 'payment-h5', 'validatingData', 'no mweb_url'),
  way('dataIncomplete', platform, 'validatingData', 'a field is missing, empty or of the wrong type'),
  way('dataIncomplete', attempt, 'working.payingAtCashier', 'the way to the cashier broke'),
  way('addressNotAllowed', 'payment-h5', 'validatingData', 'another host, another scheme, or no address'),
  way('openIdMissing', platform, 'findingOpenId', 'the device did not answer'),
  way('openIdMissing', platform, 'askingForCode', 'WeChat cannot be asked'),
  way('openIdMissing', platform, 'keepingAbsence', 'the device keeps nothing'),
  way('openIdMissing', platform, 'leavingForOpenId', 'the page was not left'),
  way('openIdMissing', platform, 'obtainingOpenId', 'the code was not exchanged'),
  way('appIdMissing', platform, 'choosing', 'the configuration has no wechat.appId'),
  way('appNotInstalled', platform, 'invoking', 'the messaging app is not installed'),
  way('miniProgramPathMissing', attempt, 'entering', 'the configuration has no path'),
  way('miniProgramPathMissing', platform, 'choosing', 'the same, for an order begun before'),
  way('environmentUnsupported', attempt, 'entering', 'a desktop browser, WeChat below 5, no pay host'),
  way('appTooOld', platform, 'invoking', 'the app lacks the plugin'),
  way(
    'cancelledAtReturn',
    'payment-session',
    'busy.awaitingReturn',
    'the person closed the question after the return',
  ),
  way('cashierNotReached', 'payment-h5', 'keepingDeparture', 'the device keeps nothing'),
  way('cashierNotReached', 'payment-h5', 'leavingForH5', 'the page was not left'),
  way('cashierNotReached', platform, 'keepingDeparture', 'the device keeps nothing'),
  way('cashierNotReached', platform, 'invoking', 'WeChat’s bridge did not come'),
  way(
    'deadlinePassed',
    attempt,
    'awaitingH5Confirmation.untilDeadline',
    'the deadline passed, and no order is known',
  ),
  way(
    'deadlinePassed',
    attempt,
    'working.checkingLate',
    'past the deadline the check said that it is not paid',
  ),
  ...reading(
    'deadlinePassed',
    ['returning', 'goingOn', 'callingOff'],
    'past the deadline, and no order is known',
  ),
  way(
    'deadlinePassed',
    attempt,
    'working.comingTooLate.locking',
    'past the deadline another tab holds the lock',
  ),
  way(
    'deadlinePassed',
    attempt,
    'working.comingTooLate',
    'past the deadline another tab has taken the lock over',
  ),
  way(
    'deadlinePassed',
    attempt,
    'working.checkingLate',
    'past the deadline another tab has taken the lock over',
  ),
  way('parametersWrong', attempt, 'entering', 'no goods, or no order, named'),
  way('notLoggedIn', 'payment-session', 'loggedOut', 'no user is logged in'),
  way('gradeRefused', ordering, 'checkingGrade', 'the member may not buy it'),
  way('gradeUnanswered', ordering, 'checkingGrade', 'network, timeout or a bad status'),
  ...reading('intentNotKept', everyPurpose, 'the device did not answer'),
  way('intentNotKept', ordering, 'keepingIntent', 'the device keeps nothing'),
  way('orderRefused', ordering, 'placingOrder', 'the gateway refused the order'),
  way('orderUnanswered', ordering, 'placingOrder', 'three tries under one key got no answer'),
  way('orderUnanswered', attempt, 'working.ordering', 'ordering broke, or never ended'),
  way(
    'leftForCashier',
    'payment-session',
    'busy',
    'reported to the page that asked; the attempt goes on after the return',
  ),
  way('inProgress', 'payment-session', 'busy', 'a second request in this tab'),
  way('inProgress', 'payment-session', 'blocked', 'a request while another intent is offered'),
  way('inProgress', attempt, 'working', 'the lock broke, or another tab has taken it over'),
  way('inProgress', attempt, 'working.beginning.locking', 'another tab holds the lock'),
  way('inProgress', attempt, 'working.lookingUp.locking', 'the same, when only the result was asked for'),
  ...reading('inProgress', ['beginning'], 'another intent is not ended'),
  ...reading(
    'handledElsewhere',
    ['returning', 'goingOn', 'confirming', 'callingOff', 'comingTooLate'],
    'another tab ended this intent',
  ),
];
