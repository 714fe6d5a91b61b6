import { startWatchdog } from '../../../gateway/src/adapters/watchdog/watchdog';
import { locations } from '../../../gateway/src/main/locations';

/** A process under the gateway's watchdog; its argument is how many seconds it may hang, and SIGUSR2 makes it hang for ever. */
startWatchdog(locations.watchdogThread, Number(process.argv[2]));
process.on('SIGUSR2', () => /^(?:a|a)+$/.test(`${'a'.repeat(60)}!`));
process.on('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 60_000);
process.stdout.write('ready\n');
