import { chain, isLeft } from 'fp-ts/Either';
import { listen, PortProblem } from '../../gateway/src/adapters/http/server/listen';
import { withSecretFiles } from '../../gateway/src/main/secret-files';
import { serviceSettings } from '../../gateway/src/main/service-settings';
import { settingsFrom, type Settings } from '../../gateway/src/main/settings';

/**
 * Ends with a line for the operator when the gateway would not start with these options, before it is built: 2 where it
 * does not accept them, 1 where a service is named wrongly or a port is taken.
 */
const environment = withSecretFiles(process.env);
const settings =
  environment._tag === 'Left' ? environment : settingsFrom(process.argv.slice(2), environment.right);

const takesPorts = async ({ port, secondPort, host }: Settings): Promise<void> => {
  const main = await listen(port, host);
  try {
    const second = await listen(secondPort, host);
    await second.close(0);
  } finally {
    await main.close(0);
  }
};

if (settings._tag === 'Left') {
  console.error(settings.left);
  process.exitCode = isLeft(chain(serviceSettings)(environment)) ? 1 : 2;
} else {
  await takesPorts(settings.right).catch((error: unknown) => {
    if (!(error instanceof PortProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
