/** What to tell a person when the service can't listen where it was told to. */
import { Problem } from '#lib/process/problem.ts';

/** @returns undefined for what a person can't put right by another address */
export function addressProblem(error: NodeJS.ErrnoException, host: string, port: number): Problem | undefined {
  const problem = problems[error.code ?? '']?.(host, port);
  return problem && new Problem(problem, { cause: error });
}

const noAddress = (host: string) => ({
  name: 'CONTENT_HOST',
  rule: `${host} is no address of this machine.`,
  remedy: 'Use 127.0.0.1, or 0.0.0.0 to open the service to the network.',
  example: 'CONTENT_HOST=127.0.0.1',
});

const problems: Record<string, (host: string, port: number) => ConstructorParameters<typeof Problem>[0]> = {
  EADDRINUSE: (host, port) => ({
    name: 'CONTENT_PORT',
    rule: `${host}:${port} is in use by another program.`,
    remedy: 'Stop that program, or choose another port.',
    example: `CONTENT_PORT=${port + 1}`,
  }),
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EACCES: (_host, port) => ({
    name: 'CONTENT_PORT',
    rule: `this user may not listen on port ${port}.`,
    remedy: 'Choose a port above 1023.',
    example: 'CONTENT_PORT=4000',
  }),
};
