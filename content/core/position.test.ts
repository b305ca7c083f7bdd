import { expect, test } from 'vitest';
import { isOpenPosition, readPositionFacts } from './position.ts';

test.each([
  [{}, true],
  [{ validThrough: '2026-11-18' }, true],
  [{ validThrough: '2026-11-17' }, false],
  [{ closedOn: '2026-11-18' }, false],
  [{ closedOn: '2026-11-19' }, true],
  [{ closedOn: '2026-11-01', validThrough: '2027-01-31' }, false],
  [{ validThrough: '', closedOn: null }, true],
])('with %j, on November 18, the position is open: %j', (positionMeta, isOpen) => {
  expect(isOpenPosition({ fields: { positionMeta } }, '2026-11-18')).toBe(isOpen);
});

test('reads no facts from values of other types', () => {
  expect(readPositionFacts({ fields: { positionMeta: { department: 7, contacts: 'x', source: [], salaryMinimum: '1' } } })).toEqual({
    department: null,
    location: null,
    employmentType: null,
    pay: null,
    validThrough: null,
    closedOn: null,
    contactIds: [],
    source: null,
  });
});
