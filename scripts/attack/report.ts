/** Formats the result of an attack for the terminal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import type { AttackResult } from './run-attack.ts';
import type { Problem } from './tally.ts';
import type { LatencyFigures } from './visitor-messages.ts';

/** @param folder requests that caused problems are written to it */
export function formatResult(result: AttackResult, folder: string): string {
  const { attack, tally, seconds, memory, visitor, failures } = result;
  const verdict = failures.length === 0 ? styleText('green', 'withstood') : styleText('red', 'FAILED');
  const statuses = [...tally.statuses].toSorted(([, a], [, b]) => b - a).map(([status, count]) => `${count} × ${status}`);
  const lines = [
    `${styleText('bold', attack.name)}  ${verdict}  ${attack.description}`,
    `  requests   ${tally.requestCount} in ${seconds.toFixed(1)} s (${Math.round(tally.requestCount / seconds)}/s): ${statuses.join(', ')}`,
    `  responses  slowest ${Math.round(tally.slowestMs)} ms, largest ${formatMegabytes(tally.largestBytes)}, total ${formatMegabytes(tally.receivedBytes)}`,
    `  memory     ${memory.map(({ role, peakMb, startMb, growth }) => `${role} ${Math.round(startMb)} → ${Math.round(peakMb)} MB${growth === undefined ? '' : ` (growth ${growth.toFixed(2)})`}`).join(', ')}`,
    `  other use  ${memory.map(({ role, cpuSeconds, maxDescriptors }) => `${role} ${cpuSeconds.toFixed(1)} s CPU, ${maxDescriptors} files`).join('; ')}`,
    `  visitor    pages ${formatLatencies(visitor.pages)}; GraphQL ${formatLatencies(visitor.graphql)}; own delay ${visitor.ownDelayP99Ms.toFixed(0)} ms`,
    ...tally.figures.map((figure) => `  figure     ${figure}`),
    ...failures.map((failure) => `  ${styleText('red', 'failed')}     ${failure}`),
    ...tally.problems.map(
      (problem, index) => `  problem    ${formatProblem(problem, path.join(folder, `${attack.name}-${index + 1}.http`))}`,
    ),
  ];
  return lines.join('\n');
}

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

function formatLatencies({ count, medianMs, p99Ms, maxMs }: LatencyFigures): string {
  return `median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, max ${maxMs.toFixed(0)} ms (${count} requests)`;
}

/** Writes the request to a file, so that it can be repeated exactly. */
function formatProblem({ text, request, url }: Problem, file: string): string {
  if (!request || !url) return text;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, request.bytes);
  const firstLine = request.bytes.toString('latin1').split('\r\n', 1)[0]?.slice(0, 120);
  return `${text}: ${JSON.stringify(firstLine)}; repeat it with npm run attack -- --site ${url.origin} --repeat ${file}`;
}
