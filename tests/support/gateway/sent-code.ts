import { callGateway } from './call';
import { passedCaptcha } from './log-in';
import type { TestGateway } from './test-gateway';

const callOf = {
  login: 'sendValidateWithOutCheck',
  forgotten: 'sendForgotValidation',
  identity: 'sendValidate',
} as const;

/** Asks for a code as the client does and reads it as an operator would; '' when none went out. */
export const codeSentTo = async (
  gateway: Pick<TestGateway, 'url' | 'inside'>,
  userName: string,
  purpose: keyof typeof callOf,
  countryCode = '86',
): Promise<string> => {
  const ticket = await passedCaptcha(gateway);
  await callGateway(gateway.url, `/webapp/register!${callOf[purpose]}.action`, {
    method: 'POST',
    parameters: { userName, countryCode, ticket, randstr: 'randstr-1' },
  });
  const phone = countryCode === '86' ? userName : `+${countryCode}${userName}`;
  const sent = await gateway.inside.codes.recent(phone, 1);
  return sent.find((code) => code.purpose === purpose)?.code ?? '';
};

/** A code that is not this one. */
export const anotherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
