import { expect, test } from 'vitest';
import { type AcceptedAdvisory, evaluateReport } from './evaluate-report.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** A report of `npm audit --json`: package b has the advisory, and a is affected because it depends on b. */
const createReport = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      a: { name: 'a', severity, via: ['b'] },
      b: { name: 'b', severity, via: [{ name: 'b', url: 'https://github.com/advisories/GHSA-1', title: 'Code execution', severity }] },
    },
  });

const accept = (expires: string): AcceptedAdvisory[] => [{ advisory: 'GHSA-1', reason: 'The function is not used.', expires }];

test.each(['high', 'critical'])('a %s advisory fails the audit once', (severity) => {
  expect(evaluateReport(createReport(severity), [], now)).toEqual({
    kind: 'checked',
    notices: [],
    faults: [
      `${severity}: b: Code execution (https://github.com/advisories/GHSA-1). Update the package, or accept the advisory with a reason.`,
    ],
  });
});

test.each(['low', 'moderate'])('a %s advisory is a notice', (severity) => {
  expect(evaluateReport(createReport(severity), [], now)).toMatchObject({
    notices: [expect.stringContaining('Code execution')],
    faults: [],
  });
});

test('an accepted advisory is a notice until it expires', () => {
  expect(evaluateReport(createReport('high'), accept('2026-12-01'), now)).toMatchObject({
    notices: [expect.stringContaining('Accepted until 2026-12-01: The function is not used.')],
    faults: [],
  });
  expect(evaluateReport(createReport('high'), accept('2026-11-22'), now)).toMatchObject({
    notices: [],
    faults: [expect.stringContaining('Examine it again.')],
  });
});

test('an accepted advisory that is no longer reported must be removed', () => {
  const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(evaluateReport(output, [], now)).toEqual({ kind: 'checked', notices: [], faults: [] });
  expect(evaluateReport(output, accept('2027-01-01'), now)).toMatchObject({
    faults: ['GHSA-1 is accepted, but no longer reported. Remove it from the list.'],
  });
});

test('a registry that does not respond passes, and the reason is reported', () => {
  const output = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } });
  expect(evaluateReport(output, [], now)).toEqual({ kind: 'notChecked', reason: '405 Method Not Allowed' });
});

test('every other output is an error', () => {
  expect(() => evaluateReport('', [], now)).toThrow('JSON');
  expect(() => evaluateReport('{}', [], now)).toThrow('auditReportVersion');
  expect(() => evaluateReport('{"error":{"code":"ENOLOCK","summary":"no lock file"}}', [], now)).toThrow('no lock file');
});
