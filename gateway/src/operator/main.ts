import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chain, left, right, type Either } from 'fp-ts/Either';
import { consoleLog } from '../adapters/logger/console-log';
import { databaseAddress } from '../adapters/database/postgres/database-address';
import { writeForOwnerAlone } from '../adapters/data-folder/rights';
import { askGateway } from '../adapters/operator-channel/channel-client';
import { locations } from '../main/locations';
import { withSecretFiles } from '../main/secret-files';
import { localCall } from './local-commands';
import { requestFrom, type OperatorRequest } from './request';
import { usage } from './usage';

/** Operators' commands from the command line: `npm run gateway -- <command>`. */

const inProject = (path: string): string => fileURLToPath(new URL(path, locations.project));

const answered = async (request: OperatorRequest): Promise<Either<string, string>> => {
  const dataFolder = request.dataFolder ?? inProject('.data');
  if (request.kind === 'local') {
    const databaseUrl = chain((read: typeof process.env) => databaseAddress(read['DATABASE_URL']))(
      withSecretFiles(process.env),
    );
    const context = { dataFolder, clientFolder: inProject('dist/static'), databaseUrl };
    return localCall(request.command)?.run(context) ?? left(usage);
  }
  const answer = await askGateway(join(dataFolder, 'operator.sock'), request.command);
  if (answer._tag === 'Left') return answer;
  return answer.right.ok ? right(answer.right.line) : left(answer.right.line);
};

writeForOwnerAlone();
const request = requestFrom(process.argv.slice(2), process.env);
const outcome = request._tag === 'Left' ? request : await answered(request.right);
if (outcome._tag === 'Left') {
  consoleLog.problem(outcome.left);
  process.exitCode = 1;
} else consoleLog.info(outcome.right);
