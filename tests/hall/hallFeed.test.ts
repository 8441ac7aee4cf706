import { expect, test } from 'vitest';
import type { Change } from '../../electron/contract/contract.ts';
import type { HallView } from '../../electron/contract/views.ts';
import { COALESCE_MS, followHall, RETRY_MS } from '../../renderer/screens/hall/hallFeed.ts';
import { view } from './views.ts';

/** A feed on a clock of its own. Every question is answered by hand. */
function stage() {
  let now = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  let change: (change: Change) => void = () => undefined;
  const questions: ((answer: HallView | undefined | Error) => Promise<void>)[] = [];
  let asked = 0;
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  const feed = followHall({
    ask: () => {
      asked += 1;
      return new Promise((resolve, reject) => {
        questions.push(async (answer) => {
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
          await settle();
        });
      });
    },
    onChange(listener) {
      change = listener;
      return () => {
        change = () => undefined;
      };
    },
    now: () => now,
    later(work, ms) {
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    feed,
    asked: () => asked,
    changed: () => change({ stream: 't', seq: 1 }),
    answer: async (answer: HallView | undefined | Error) => questions.shift()?.(answer),
    pass(ms: number) {
      now += ms;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.work();
      }
    },
  };
}
const picture = (seq: number): HallView => view({ kind: 'idle' }, '', seq);

test('asks at once, shows the picture and asks again at the first change', async () => {
  const hall = stage();
  expect(hall.asked()).toBe(1);
  expect(hall.feed.picture()).toBeNull();
  await hall.answer(picture(1));
  expect(hall.feed.picture()?.seq).toBe(1);
  hall.pass(5000);
  hall.changed();
  expect(hall.asked()).toBe(2);
});

test('what follows within 200 ms is one question', async () => {
  const hall = stage();
  await hall.answer(picture(1));
  hall.pass(5000);
  for (let i = 0; i < 10; i++) {
    hall.changed();
    hall.pass(5);
    await hall.answer(picture(i));
  }
  expect(hall.asked()).toBe(2);
  hall.pass(COALESCE_MS);
  expect(hall.asked()).toBe(3);
  await hall.answer(picture(99));
  hall.pass(5000);
  expect(hall.asked()).toBe(3);
});

test('a change during a slow answer is asked for afterwards, so that the last picture is the newest', async () => {
  const hall = stage();
  hall.pass(1000);
  hall.changed();
  expect(hall.asked()).toBe(1);
  await hall.answer(picture(1));
  expect(hall.asked()).toBe(2);
  await hall.answer(picture(2));
  expect(hall.feed.picture()?.seq).toBe(2);
});

test.each([
  ['refused', undefined],
  ['the wire broke', new Error('closed')],
])('%s: the last picture stays and it is asked for again', async (_, failure) => {
  const hall = stage();
  await hall.answer(picture(1));
  hall.pass(5000);
  hall.changed();
  let told = 0;
  hall.feed.subscribe(() => told++);
  await hall.answer(failure);
  expect(hall.feed.picture()?.seq).toBe(1);
  expect(told).toBe(0);
  hall.pass(RETRY_MS);
  expect(hall.asked()).toBe(3);
  await hall.answer(picture(2));
  expect(hall.feed.picture()?.seq).toBe(2);
  expect(told).toBe(1);
});

test('stopped, it asks no more and shows no more', async () => {
  const hall = stage();
  let told = 0;
  hall.feed.subscribe(() => told++);
  hall.feed.stop();
  await hall.answer(picture(1));
  hall.changed();
  hall.pass(60_000);
  expect(hall.asked()).toBe(1);
  expect(told).toBe(0);
});
