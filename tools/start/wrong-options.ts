import { withSecretFiles } from '../../gateway/src/main/secret-files';
import { settingsFrom } from '../../gateway/src/main/settings';

/** Ends with 2 and a line for the operator when the gateway would not take these options: before it is built. */
const environment = withSecretFiles(process.env);
const settings =
  environment._tag === 'Left' ? environment : settingsFrom(process.argv.slice(2), environment.right);
if (settings._tag === 'Left') {
  console.error(settings.left);
  process.exitCode = 2;
}
