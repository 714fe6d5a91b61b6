import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { left, right, type Either } from 'fp-ts/Either';
import { headersFromConfig } from '../adapters/http/headers/config-headers';
import { consoleLog } from '../adapters/logger/console-log';
import { askGateway } from '../adapters/operator-channel/channel-client';
import { locations } from '../main/locations';
import { requestFrom, type OperatorRequest } from './request';
import { securityReport } from './security-report';

/** Operators' commands from the command line: `npm run gateway -- <command>`. */

const inProject = (path: string): string => fileURLToPath(new URL(path, locations.project));

const headers = async (config: string, page: string): Promise<Either<string, string>> => {
  const [configText, pageText] = await Promise.all([
    readFile(config, 'utf8').catch(() => null),
    readFile(page, 'utf8').catch(() => null),
  ]);
  if (configText === null) return left(`无法读取 ${config}`);
  if (pageText === null) return left(`无法读取 ${page}，请先运行 npm run build`);
  try {
    const built = headersFromConfig(JSON.parse(configText), pageText);
    if (built._tag === 'Left') return built;
    return right(
      Object.entries(built.right)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    );
  } catch {
    return left(`${config} 不是有效的 JSON`);
  }
};

const answered = async (request: OperatorRequest): Promise<Either<string, string>> => {
  if (request.kind === 'headers')
    return headers(
      request.config ?? inProject('dist/static/config.json'),
      request.page ?? inProject('dist/static/index.html'),
    );
  const folder = request.dataFolder ?? inProject('.data');
  if (request.kind === 'securityLog') return securityReport(folder, request.question);
  const path = join(folder, 'operator.sock');
  const answer = await askGateway(path, request.command);
  if (answer._tag === 'Left') return answer;
  return answer.right.ok ? right(answer.right.line) : left(answer.right.line);
};

const request = requestFrom(process.argv.slice(2), process.env);
const outcome = request._tag === 'Left' ? request : await answered(request.right);
if (outcome._tag === 'Left') {
  consoleLog.problem(outcome.left);
  process.exitCode = 1;
} else consoleLog.info(outcome.right);
