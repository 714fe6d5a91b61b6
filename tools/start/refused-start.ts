import { listen, PortProblem } from '../../gateway/src/adapters/http/server/listen';
import { withSecretFiles } from '../../gateway/src/main/secret-files';
import { settingsFrom, type Settings } from '../../gateway/src/main/settings';

/**
 * Ends with a line for the operator when the gateway would not start with these options: 2 where it would not take
 * them, 1 where a port cannot be had. Told before it is built.
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
  process.exitCode = 2;
} else {
  await takesPorts(settings.right).catch((error: unknown) => {
    if (!(error instanceof PortProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
