import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { conferenceRegisterText as registering } from '../../src/ui/screens/conference-register/text';
import { conferenceSuccessText as result } from '../../src/ui/screens/conference-success/text';
import { ownTicketsText as own } from '../../src/ui/screens/own-tickets/text';
import { ticketDetailText as detail } from '../../src/ui/screens/ticket-detail/text';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { ownActivities } from '../../tools/gallery/stories/own-activities';
import { timeout } from '../../tools/gallery/stories/words';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import {
  choices,
  offeredTicket,
  ownTickets,
  registration,
  registrationIn,
  ticketWith,
  validTicket,
} from '../../tools/gallery/stories/tickets';
import { asMember, show } from './support/show';

const register = `/conf/${choices.conferenceId}/register`;
const refusedWith = (message: string) => failing({ kind: 'refused', code: 409, message });

describe('registering', () => {
  test('[SCR-08] a type that sold out while choosing is said, and what was typed stays', async () => {
    const { user } = await show({
      ...asMember,
      address: register,
      ticketRegistered: refusedWith('该票种已售罄，请选择其他票种'),
    });
    // The first test of the file loads the code of the page.
    const name = await screen.findByLabelText(registering.labels.name, {}, { timeout: 40_000 });
    await user.clear(name);
    await user.type(name, '周闻');
    await user.click(screen.getByRole('button', { name: registering.submit.pay }));
    expect((await screen.findByRole('alert')).textContent).toContain('该票种已售罄');
    expect(screen.getByLabelText(registering.labels.name)).toHaveProperty('value', '周闻');
  }, 60_000);

  test('[SCR-08] a second attendee is asked for, added and removed; a missing value is named at its field', async () => {
    const { user } = await show({ ...asMember, address: register });
    await user.click(await screen.findByRole('button', { name: registering.add }));
    const second = screen.getByRole('group', { name: registering.attendee(2) });
    await user.click(screen.getByRole('button', { name: registering.submit.pay }));
    expect(await within(second).findByText('请填写参会人姓名')).toBeTruthy();
    await user.click(within(second).getByRole('button', { name: registering.remove(2) }));
    expect(screen.queryByRole('group', { name: registering.attendee(2) })).toBeNull();
  });

  test('[SCR-08][PAY-05] once it is registered the page goes on to its result, where it is paid', async () => {
    const { user, flows } = await show({ ...asMember, address: register });
    await user.click(await screen.findByRole('button', { name: registering.submit.pay }));
    expect(
      await screen.findByRole('heading', { name: result.results.toPay.title }, { timeout: 20_000 }),
    ).toBeTruthy();
    expect(selectNavigationStatus(flows.app.navigation.getSnapshot()).address).toContain(registration.id);
    expect(screen.getByRole('button', { name: '立即支付' })).toBeTruthy();
  }, 60_000);
});

describe('what can be chosen', () => {
  const closed = { left: 0, most: 0, closed: 'soldOut' as const };
  const soldOut = { ...choices, types: choices.types.map((type) => ({ ...type, ...closed })) };

  test('[LAY-16] a conference without a type that can be chosen says so instead of a form', async () => {
    await show({ ...asMember, address: register, ticketChoices: answered(soldOut) });
    expect(await screen.findByText(registering.none)).toBeTruthy();
    expect(screen.queryByLabelText(registering.labels.name)).toBeNull();
    expect(screen.getByRole('link', { name: registering.toConference })).toHaveProperty(
      'pathname',
      `/conf/${choices.conferenceId}`,
    );
  });

  test('[SCR-08] the type that the address names is chosen; one that is sold out is not', async () => {
    await show({ ...asMember, address: `${register}?type=vip` });
    expect(await screen.findByRole('radio', { name: /VIP 席/ })).toHaveProperty('checked', true);
    cleanup();
    await show({ ...asMember, address: `${register}?type=early` });
    expect(await screen.findByRole('radio', { name: /早鸟票/ })).toHaveProperty('checked', false);
  });
});

describe('the result of a registration', () => {
  const success = `/conf/success?registration=${registration.id}`;

  test('[SCR-08] a visitor is asked to log in, and nothing is asked of the gateway', async () => {
    await show({ address: success });
    expect(await screen.findByText(result.login)).toBeTruthy();
  });

  test('[PAY-05] an ended hold says so and offers to register again', async () => {
    await show({ ...asMember, address: success, ticketRegistration: answered(registrationIn('void')) });
    expect(await screen.findByRole('heading', { name: result.results.void.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: result.again })).toHaveProperty(
      'pathname',
      `/conf/${registration.conferenceId}/register`,
    );
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
  });
});

test('[PAY-16] a refund is offered until the last rule is over, and whole for a cancelled conference', async () => {
  const address = `/user/conf/${validTicket.number}`;
  const shownWith = async (refunds: typeof validTicket.refunds) => {
    cleanup();
    await show({ ...asMember, address, ticket: answered(ticketWith({ can: ['refund'], refunds })) });
    return screen
      .findByText(validTicket.conferenceTitle, { selector: 'h1, h2' })
      .then(() => screen.queryByText(detail.refund));
  };
  expect(await shownWith([{ until: sceneNow + 1, percent: 50 }])).toBeTruthy();
  expect(screen.getByText(/前退票，退还 50%/)).toBeTruthy();
  expect(await shownWith([{ until: sceneNow - 1, percent: 50 }])).toBeNull();
  expect(await shownWith([])).toBeTruthy();
  expect(screen.getByText(new RegExp(detail.refundWhole))).toBeTruthy();
});

test('[PAY-05] a hold that ended is void on each page before the gateway says so, and leads on', async () => {
  const ended = { payBy: sceneNow - 1 };
  const success = `/conf/success?registration=${registration.id}`;
  await show({
    ...asMember,
    address: success,
    ticketRegistration: answered({
      ...registration,
      ...ended,
      tickets: registration.tickets.map((ticket) => ({ ...ticket, ...ended })),
    }),
  });
  expect(await screen.findByRole('heading', { name: result.results.void.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
  expect(screen.getByRole('link', { name: result.again })).toBeTruthy();
  cleanup();
  const one = `/user/conf/${validTicket.number}`;
  await show({ ...asMember, address: one, ticket: answered(ticketWith(ended)) });
  expect(await screen.findByText(/保留时间已过/)).toBeTruthy();
  expect(screen.queryByText(detail.change)).toBeNull();
  expect(screen.getByRole('link', { name: '重新报名' })).toHaveProperty('pathname', register);
  cleanup();
  const held = ticketWith(ended);
  await show({ ...asMember, address: '/user/conf', tickets: answered({ tickets: [held], offers: [] }) });
  const filters = await screen.findByRole('navigation', { name: own.filters });
  expect(filters.textContent).toContain('已作废1');
  expect(filters.textContent).not.toContain('待支付');
});

describe('own tickets', () => {
  test('[SCR-08] the address names the state whose tickets are listed, with the number of each state', async () => {
    await show({ ...asMember, address: '/user/conf?state=valid' });
    const list = await screen.findByRole('list', { name: own.list });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: `${own.all}${ownTickets.tickets.length}` })).toBeTruthy();
  });

  test('[SCR-08] an offered ticket is accepted after a question', async () => {
    const { user } = await show({ ...asMember, address: '/user/conf' });
    await user.click(await screen.findByRole('button', { name: own.accept }));
    const sheet = await screen.findByRole('dialog', { name: own.ask.accept.title });
    await user.click(within(sheet).getByRole('button', { name: own.ask.accept.confirm }));
    expect(screen.queryByRole('dialog', { name: own.ask.accept.title })).toBeNull();
  });
});

describe('own activities', () => {
  const activities = '/user/conf?kind=activity';

  test('[SCR-08] the registrations for activities are listed by state, each leading to its activity', async () => {
    const { user } = await show({ ...asMember, address: '/user/conf' });
    await user.click(await screen.findByRole('link', { name: '活动' }));
    const list = await screen.findByRole('list', { name: own.activities.list });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ownActivities.map(({ activityId }) => `/activity/${activityId}`));
    expect(within(list).getByText(own.activities.queuePlace(2))).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '候补中1' }));
    expect(within(screen.getByRole('list', { name: own.activities.list })).getAllByRole('link')).toHaveLength(
      1,
    );
  });

  test('[LAY-16] a member without a registration is led to the activities; a failure is no empty list', async () => {
    await show({ ...asMember, address: activities, ownActivities: answered({ list: [] }) });
    expect(await screen.findByText(own.activities.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: own.activities.toList })).toHaveProperty('pathname', '/activity');
    cleanup();
    await show({ ...asMember, address: activities, ownActivities: timeout });
    expect(await screen.findByText(own.activities.failed)).toBeTruthy();
    expect(screen.queryByText(own.activities.none)).toBeNull();
  });
});

describe('one ticket', () => {
  const one = `/user/conf/${validTicket.number}`;

  test('[SCR-08] only what the gateway permits is offered', async () => {
    await show({ ...asMember, address: one, ticket: answered(ticketWith()) });
    expect(await screen.findByText(detail.change)).toBeTruthy();
    expect(screen.queryByText(detail.transfer)).toBeNull();
    expect(screen.queryByText(detail.refund)).toBeNull();
  });

  test('[SCR-08] a waiting transfer names the other member, and is withdrawn after a question', async () => {
    const { user } = await show({ ...asMember, address: one, ticket: answered(offeredTicket) });
    expect(await screen.findByText(/正在转赠给周闻/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: detail.withdraw }));
    expect(await screen.findByRole('dialog', { name: detail.asks.withdraw.title })).toBeTruthy();
  });

  test('[VAL-06] a transfer without a name or a phone is not sent', async () => {
    const { user } = await show({ ...asMember, address: one });
    await user.click(await screen.findByText(detail.transfer));
    const sheet = await screen.findByRole('dialog', { name: detail.offerForm.title });
    await user.click(within(sheet).getByRole('button', { name: detail.offerForm.submit }));
    expect(await within(sheet).findByText('请填写对方的姓名')).toBeTruthy();
  });
});
