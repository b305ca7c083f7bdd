import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlices } from './time-slices.ts';

/** The test controls the clock, so a busy machine does not change the order of the steps. */
let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});
const work = (ms: number) => void (now += ms);
const nextTurn = () => new Promise(setImmediate);

test('a slice is over after 40 ms, and the next turn of the event loop begins another one', async () => {
  const slices = createTimeSlices();
  expect(slices.isOver()).toBe(false);
  work(45);
  expect(slices.isOver()).toBe(true);
  await nextTurn();
  expect(slices.isOver()).toBe(false);
});

test('waiting steps run in later turns, and other events are handled in between', async () => {
  const slices = createTimeSlices();
  const lane = slices.createLane();
  const events: string[] = [];
  const steps = Array.from({ length: 4 }, (_, index) =>
    lane.wait().then(() => {
      events.push(`step ${index}`);
      work(25);
    }),
  );
  setImmediate(() => events.push('event'));
  await Promise.all(steps);
  expect(events).toEqual(['step 3', 'step 2', 'event', 'step 1', 'step 0']);
});

test('requests take turns', async () => {
  const slices = createTimeSlices();
  const lanes = [slices.createLane(), slices.createLane()];
  const events: number[] = [];
  const steps = lanes.flatMap((lane, index) => Array.from({ length: 3 }, () => lane.wait().then(() => events.push(index))));
  await Promise.all(steps);
  expect(events).toEqual([0, 1, 0, 1, 0, 1]);
});

test('the steps of a cleared lane never run', async () => {
  const slices = createTimeSlices();
  const [stopped, other] = [slices.createLane(), slices.createLane()];
  const events: string[] = [];
  void stopped.wait().then(() => events.push('stopped'));
  const step = other.wait().then(() => events.push('other'));
  stopped.clear();
  await step;
  await nextTurn();
  expect(events).toEqual(['other']);
});

test('large requests are completed in the order of their arrival, after small ones', async () => {
  const slices = createTimeSlices();
  const [first, second] = [slices.createLane(), slices.createLane()];
  const events: string[] = [];
  let small: Promise<unknown> | undefined;
  const sendSmall = () =>
    slices
      .createLane()
      .wait()
      .then(() => events.push('small'));
  const runSteps = async (lane: typeof first, name: string) => {
    for (let count = 0; count < 4; count += 1) {
      await lane.wait();
      events.push(name);
      // Each of the two has used more than 100 ms.
      if (events.length === 6) small = sendSmall();
      work(40);
    }
  };
  await Promise.all([runSteps(second, 'second'), runSteps(first, 'first')]);
  await small;
  expect(events.slice(6)).toEqual(['small', 'first', 'second']);
});
