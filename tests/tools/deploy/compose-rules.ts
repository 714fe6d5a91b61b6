import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { parse } from 'yaml';

const Condition = t.type({ condition: t.string });
const Service = t.intersection([
  t.type({ image: t.string }),
  t.partial({
    build: t.unknown,
    read_only: t.boolean,
    privileged: t.boolean,
    cap_drop: t.array(t.string),
    security_opt: t.array(t.string),
    ports: t.array(t.string),
    healthcheck: t.unknown,
    restart: t.string,
    environment: t.record(t.string, t.string),
    secrets: t.array(t.unknown),
    depends_on: t.record(t.string, Condition),
    stop_grace_period: t.string,
    ulimits: t.type({ nofile: t.number }),
  }),
]);
const Compose = t.type({ services: t.record(t.string, Service), secrets: t.record(t.string, t.unknown) });

export type ComposeService = t.TypeOf<typeof Service>;

export const servicesOf = (text: string): Readonly<Record<string, ComposeService>> => {
  const read = Compose.decode(parse(text, { merge: true }));
  if (isLeft(read)) throw new Error('compose.yaml cannot be read.');
  return read.right.services;
};

/** A service that ends by itself is waited for by its end; one of ours has the health of its image. */
const knowsItsHealth = (name: string, service: ComposeService, all: readonly ComposeService[]): boolean =>
  service.healthcheck !== undefined ||
  service.build !== undefined ||
  all.some(({ depends_on: needs }) => needs?.[name]?.condition === 'service_completed_successfully');

const faultsOf = (
  name: string,
  service: ComposeService,
  all: readonly ComposeService[],
): readonly string[] => {
  const faults: readonly (readonly [boolean, string])[] = [
    [service.read_only !== true, 'is written to'],
    [service.privileged === true, 'is privileged'],
    [service.cap_drop?.join() !== 'ALL', 'keeps capabilities'],
    [!(service.security_opt ?? []).includes('no-new-privileges:true'), 'may gain privileges'],
    [service.ports !== undefined && name !== 'proxy', 'publishes a port'],
    [!/:\S*\d+[.-]\d+/.test(service.image), 'has an image without a version'],
    [!knowsItsHealth(name, service, all), 'has no health check'],
    [
      Object.entries(service.environment ?? {}).some(
        ([key, value]) =>
          /PASSWORD|SECRET|KEY|(?:DATABASE|BROKER|FILES)_URL/.test(key) && !value.startsWith('/run/secrets/'),
      ),
      'has a secret in its environment',
    ],
  ];
  return faults.flatMap(([isFault, words]) => (isFault ? [`${name} ${words}`] : []));
};

export const composeFaults = (text: string): readonly string[] => {
  const services = servicesOf(text);
  return Object.entries(services).flatMap(([name, service]) =>
    faultsOf(name, service, Object.values(services)),
  );
};
