import { left, right, type Either } from 'fp-ts/Either';

/** The setting that names the broker, for messages. */
export const brokerSetting = '环境变量 BROKER_URL';

/** The address as given, null where none was, or what is wrong with it. It is never repeated: it may hold a password. */
export const brokerAddress = (given: string | undefined): Either<string, string | null> => {
  if (given === undefined || given === '') return right(null);
  return URL.canParse(given) && /^amqps?:\/\/[^/?#]+(?:\/[^/?#]*)?$/.test(given)
    ? right(given)
    : left(`${brokerSetting} 应为 amqp://用户:密码@主机:端口/虚拟主机 形式的地址`);
};
