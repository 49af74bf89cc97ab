import { type Stack } from './stack';

interface Feed {
  readonly hosts: readonly { readonly host: string; readonly kind: string; readonly state: string }[];
}

/** The addresses to open once everything is ready: the live sites, the inbox, the payments, the logs. */
export async function welcome(stack: Stack, ms: number): Promise<string> {
  const hosts = await liveHosts(stack);
  const inbox =
    stack.inbox === undefined
      ? []
      : [`  ${stack.origin('mail.localhost')}  every mail and text message that the sites send`];
  return [
    '',
    `Ready after ${(ms / 1000).toFixed(1)} s.`,
    '',
    ...hosts.map((host) => `  ${stack.origin(host)}`),
    ...inbox,
    `  ${stack.origin('console.localhost')}  the console: olga@manyhearts.example (all brands), sam@manyhearts.example (one)`,
    `  ${stack.origin('pay.localhost')}  every payment; nothing is charged`,
    '',
    `  logs and data: ${stack.folder}`,
    '  Ctrl-C ends everything.',
    '',
  ].join('\n');
}

/** The isolation proof asks about sites at these hosts, which no browser reaches (RFC 6761). */
const UNREACHABLE = /\.invalid$/;

/** The main host of every live site that people can open. */
export async function liveHosts({ apis }: Stack): Promise<string[]> {
  const answer = await fetch(`${apis[0]?.innerUrl ?? ''}/inner/sites?after=0`);
  const { hosts } = (await answer.json()) as Feed;
  return hosts
    .flatMap(({ host, kind, state }) =>
      kind === 'primary' && state === 'live' && !UNREACHABLE.test(host) ? [host] : [],
    )
    .sort();
}
