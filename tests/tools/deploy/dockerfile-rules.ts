/** One instruction of a Dockerfile, its continued lines joined. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export const instructionsOf = (text: string): readonly Instruction[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name: name.toUpperCase(), rest: rest.join(' ') };
    });

const pinned = /^\S+:\d+\.\d+\S*(?: AS \S+)?$/i;

/** What hadolint would say of a Dockerfile, and what a container of ours must have. */
export const dockerfileFaults = (text: string): readonly string[] => {
  const all = instructionsOf(text);
  const of = (name: string): readonly string[] =>
    all.filter((each) => each.name === name).map(({ rest }) => rest);
  const lastStage = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const inLast = (name: string): readonly string[] =>
    lastStage.filter((each) => each.name === name).map(({ rest }) => rest);
  const runs = of('RUN');
  const faults: readonly (readonly [boolean, string])[] = [
    [of('FROM').some((image) => !pinned.test(image)), 'an image without a whole version'],
    [of('ADD').length > 0, 'ADD'],
    [['', 'root', '0'].includes(inLast('USER').at(-1)?.split(':')[0] ?? ''), 'root at the end'],
    [inLast('HEALTHCHECK').length !== 1, 'not one HEALTHCHECK'],
    [inLast('STOPSIGNAL').join() !== 'SIGTERM', 'no STOPSIGNAL SIGTERM'],
    [of('ENV').some((each) => /(?:PASSWORD|SECRET|TOKEN|KEY|_URL)=/.test(each)), 'a secret in ENV'],
    [of('ARG').some((each) => /PASSWORD|SECRET|TOKEN|KEY/.test(each)), 'a secret in ARG'],
    [runs.some((run) => /\bnpm (?:install|i)\b/.test(run)), 'npm install'],
    [runs.some((run) => /\bsudo\b/.test(run)), 'sudo'],
    [
      runs.some((run) => run.includes('apt-get install') && !run.includes('rm -rf /var/lib/apt/lists/*')),
      'apt lists that stay',
    ],
    [
      runs.some((run) => run.includes('apt-get install') && !run.includes('--no-install-recommends')),
      'recommended packages',
    ],
    [[...of('CMD'), ...of('ENTRYPOINT')].some((each) => !each.startsWith('[')), 'a command in a shell'],
  ];
  return faults.flatMap(([isFault, name]) => (isFault ? [name] : []));
};
