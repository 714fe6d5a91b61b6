import { expect, type Page } from '@playwright/test';
import { qrCodeText } from '../../../../../src/ui/screens/qr-code/text';
import { qrScanText } from '../../../../../src/ui/screens/qr-scan/text';
import { freeConference, takeFreeTicket } from '../../../../../tools/process/free-ticket';
import { againOr, opened, type Press, type Setting } from './press';

const attendee = '陈立新';
const gate = `/qr_code/${freeConference}`;

const takeTicket = ({ gateway, token }: Setting): Promise<void> =>
  takeFreeTicket(gateway.url, token, attendee);

const nameStaff = async ({ gateway, account: { phone = '' } }: Setting): Promise<void> => {
  await gateway.inside.desk.gates.nameStaff(freeConference, phone);
};

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' });
const name = (page: Page) => page.getByLabel('姓名').first();

/** Presses about tickets of a conference, and at its gate. */
export const gatePresses: readonly Press[] = [
  {
    call: 'ticket.register',
    name: 'the registration for a conference',
    open: async ({ page }) => {
      await opened(page, `/conf/${freeConference}/register`);
      await name(page).fill(attendee);
      await page.getByLabel('手机号').first().fill('13916605278');
    },
    press: (page) => page.getByRole('button', { name: '提交报名' }).click(),
    said: (page) => page.getByRole('main').getByText(/异常|超时|有误|系统繁忙/),
    kept: (page) => expect(name(page)).toHaveValue(attendee),
    done: (page) => expect(page).toHaveURL(/\/conf\/success/),
  },
  {
    call: 'gate.register',
    name: 'the code of a ticket',
    open: takeTicket,
    press: againOr(again, (page) => opened(page, '/qr_code')),
    said: (page) => page.getByText(qrCodeText.unready),
    kept: (page) => expect(page.getByText(attendee).first()).toBeVisible(),
    done: (page) => expect(page.getByRole('img', { name: qrCodeText.code })).toBeVisible(),
  },
  {
    call: 'gate.list',
    name: 'the list of a gate',
    open: nameStaff,
    press: againOr(again, (page) => opened(page, gate)),
    said: (page) => page.getByText(qrScanText.failed),
    done: (page) => expect(page.getByText(qrScanText.online, { exact: true })).toBeVisible(),
  },
  {
    call: 'gate.scan',
    name: 'the admission of an attendee',
    open: async (setting) => {
      const { page } = setting;
      await takeTicket(setting);
      await nameStaff(setting);
      await opened(page, gate);
      await page.getByLabel(qrScanText.subject).fill(attendee);
    },
    press: againOr(again, (page) =>
      page
        .getByRole('listitem')
        .filter({ hasText: attendee })
        .first()
        .getByRole('button', { name: qrScanText.letIn })
        .click(),
    ),
    kept: (page) => expect(page.getByLabel(qrScanText.subject)).toHaveValue(attendee),
    done: (page) => expect(page.getByRole('alert')).toContainText(qrScanText.admitted),
  },
];
