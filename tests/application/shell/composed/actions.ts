import { right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { chatPath } from '../../../../src/domain/chat/chat-addresses';
import { logoutDialog } from '../../../../src/application/shell/app/text';
import { selectNoticesStatus } from '../../../../src/application/shell/notices/status';
import type { PaymentPress } from '../../../../src/application/payment/payment/session/payment-flow';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { password, phones } from '../../../support/composed/server';
import type { Tab } from '../../../support/composed/tab';
import type { ComposedWorld } from '../../../support/composed/world';
import { purchase } from '../../payment/payment/samples';

/** Something that a person does in a tab, or that happens around it. */
export interface Action {
  readonly name: string;
  readonly take: (world: ComposedWorld, tab: Tab) => void;
  /** So many things end after it, at least. */
  readonly patience?: number;
}

const action = (name: string, take: Action['take']): Action =>
  ({ name, take, toString: () => name }) as Action;
const one = (name: string, take: Action['take']) => fc.constant(action(name, take));

export const go = (tab: Tab, address: string): void =>
  tab.flows.navigation.send({ type: 'navigation.requested', address });

const isMember = (tab: Tab): boolean => tab.flows.userInfo.getSnapshot().context.user !== null;

const users = fc.constantFrom('7', '8');
const addresses = fc.constantFrom(
  '/',
  '/login/passwd',
  '/message',
  chatPath('u-1'),
  chatPath('u-2'),
  '/user',
  '/member/pay',
  '/sale',
  '/no/such/page',
);

export const logIn = (tab: Tab, userId: string): void => {
  const page = tab.page();
  if (page.kind !== 'login') return;
  page.flow.send({ type: 'login.userNameChanged', text: phones[userId] ?? '' });
  page.flow.send({ type: 'login.passwordChanged', text: password });
  if (!page.flow.getSnapshot().context.agreed) page.flow.send({ type: 'login.agreementToggled' });
  page.flow.send({ type: 'login.submitted' });
};

const answerDialog = (tab: Tab, place: number): void => {
  const { dialog } = selectNoticesStatus(tab.flows.notices.getSnapshot());
  const button = dialog?.buttons[place] ?? dialog?.buttons[0];
  if (dialog !== null && button !== undefined)
    tab.flows.notices.send({ type: 'notice.answered', id: dialog.id, choice: button.choice });
};

const logOut = (tab: Tab): void => {
  if (!isMember(tab)) return;
  tab.flows.notices.send({ type: 'notice.dialog', ...logoutDialog });
  tab.flows.notices.send({ type: 'notice.answered', id: logoutDialog.id, choice: 'confirm' });
};

const typing = (text: string) =>
  action(`types ${text}`, (world, tab) => {
    const page = tab.page();
    if (page.kind !== 'conversation') return;
    page.flow.send({ type: 'composer.typed', text });
    world.typeInto({ userId: page.userId, peerId: page.peerId, text });
  });

const send: Action['take'] = (world, tab) => {
  const page = tab.page();
  if (page.kind !== 'conversation') return;
  const { text } = page.flow.getSnapshot().context;
  if (!page.flow.getSnapshot().can({ type: 'composer.sent' })) return;
  page.flow.send({ type: 'composer.sent' });
  world.sent({ userId: page.userId, content: text });
  world.typeInto({ userId: page.userId, peerId: page.peerId, text: '' });
};

const presses = fc.constantFrom<PaymentPress['type']>(
  'payment.confirmed',
  'payment.again',
  'payment.cancelled',
  'payment.continued',
  'payment.givenUp',
  'payment.checkAgain',
  'payment.closed',
);

const pay: Action['take'] = (_world, tab) => {
  // Only a member's page asks for a payment.
  if (isMember(tab)) tab.payment.send({ type: 'payment.requested', asked: { ...purchase } });
};

const ofThePerson = fc.oneof(
  {
    weight: 4,
    arbitrary: addresses.map((address) => action(`goes to ${address}`, (_world, tab) => go(tab, address))),
  },
  {
    weight: 4,
    arbitrary: users.map((userId) => action(`logs in as ${userId}`, (_world, tab) => logIn(tab, userId))),
  },
  { weight: 1, arbitrary: one('asks to log out and says so', (_world, tab) => logOut(tab)) },
  {
    weight: 2,
    arbitrary: fc
      .nat(1)
      .map((place) =>
        action(`answers the dialog by button ${place}`, (_world, tab) => answerDialog(tab, place)),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-1, 1).map((by) => action(`goes ${by}`, (_world, tab) => tab.history.go(by))),
  },
  {
    weight: 1,
    arbitrary: one('asks to go back', (_world, tab) =>
      tab.flows.navigation.send({ type: 'navigation.backRequested' }),
    ),
  },
  { weight: 4, arbitrary: fc.nat(999).map((number) => typing(`text ${number}`)) },
  { weight: 3, arbitrary: one('sends what is typed', send) },
  { weight: 4, arbitrary: one('pays', pay) },
  {
    weight: 3,
    arbitrary: presses.map((type) =>
      action(type, (_world, tab) => tab.payment.send({ type } as PaymentPress)),
    ),
  },
);

const ofTheWorld = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(500, 5_000, 20_000, 60_000, 1_800_000)
      .map((ms) => action(`${ms} ms pass`, ({ pass }) => pass(ms))),
  },
  {
    weight: 1,
    arbitrary: one('the tab is looked at', (_world, tab) => tab.app.send({ type: 'lifecycle.foreground' })),
  },
  {
    weight: 1,
    arbitrary: one('the network comes or goes', ({ server: { sessions }, tabs }) => {
      sessions.reachable = !sessions.reachable;
      for (const tab of tabs()) {
        tab.app.send({ type: sessions.reachable ? 'lifecycle.online' : 'lifecycle.offline' });
        if (sessions.reachable) tab.connection.comesBack();
        else tab.connection.goes();
      }
    }),
  },
  {
    weight: 1,
    arbitrary: one('the socket is lost', (_world, tab) => {
      for (const { listener } of tab.socket.live()) listener.ended({ kind: 'lost', reason: 'gone' });
    }),
  },
  {
    weight: 1,
    arbitrary: one('a message arrives', (_world, tab) => {
      for (const { listener } of tab.socket.live()) listener.message(right(incomingMessage('您好')));
    }),
  },
  { weight: 1, arbitrary: one('all tokens are revoked', ({ server }) => server.sessions.revokeAll()) },
  { weight: 1, arbitrary: one('the bank notifies', ({ server }) => server.pay.notify()) },
  {
    weight: 1,
    arbitrary: one('the device is full, or has room', ({ device: { storage } }) => {
      storage.failure = storage.failure === null ? { kind: 'full' } : null;
    }),
  },
  {
    weight: 2,
    arbitrary: one('a second tab is opened', ({ tabs, openTab }) => {
      if (tabs().length < 2) openTab('/message');
    }),
  },
  { weight: 1, arbitrary: one('the tab is loaded again', ({ reload }, tab) => reload(tab)) },
);

/** An action in a tab, and how many of the things under way end after it. */
export interface Step {
  readonly action: Action;
  readonly tab: number;
  readonly ending: number;
}

const goTo = (address: string): Action => action(`goes to ${address}`, (_world, tab) => go(tab, address));
const press = (type: 'payment.confirmed' | 'payment.closed'): Action =>
  action(type, (_world, tab) => tab.payment.send({ type }));

/** It waits until a whole payment can have ended. */
const patientPay: Action = { ...action('pays and waits', pay), patience: 16 };

/** What a person has in mind; chance alone seldom goes so far. */
const intentions: fc.Arbitrary<readonly Action[]> = fc.oneof(
  users.map((userId) => [
    goTo('/login/passwd'),
    action(`logs in as ${userId}`, (_world, tab) => logIn(tab, userId)),
  ]),
  fc
    .tuple(fc.constantFrom('u-1', 'u-2'), fc.nat(999), fc.boolean())
    .map(([peerId, number, sends]) => [
      goTo(chatPath(peerId)),
      typing(`text ${number}`),
      ...(sends ? [action('sends it', send)] : []),
    ]),
  fc.constantFrom(
    [patientPay, press('payment.confirmed')],
    [patientPay, press('payment.confirmed')],
    [patientPay, press('payment.closed'), patientPay],
    [action('pays', pay), press('payment.closed'), action('pays', pay)],
  ),
  fc.constant([action('logs out', (_world, tab) => logOut(tab))]),
);

const single = fc
  .oneof({ weight: 2, arbitrary: ofThePerson }, { weight: 1, arbitrary: ofTheWorld })
  .map((one): readonly Action[] => [one]);

/** Some actions in one tab; after each of them some calls end. */
const scene: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.oneof(single, intentions), fc.nat(1), fc.array(fc.nat(8), { minLength: 3, maxLength: 3 }))
  .map(([actions, tab, endings]) =>
    actions.map((taken, place) => ({
      action: taken,
      tab,
      ending: Math.max(taken.patience ?? 0, endings[place] ?? 0),
    })),
  );

export const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(scene, { minLength: 1, maxLength: 24, size: 'max' })
  .map((scenes) => scenes.flat());
