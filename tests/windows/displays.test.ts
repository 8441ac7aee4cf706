import { describe, expect, test } from 'vitest';
import { arrangementOf, type Display, firstDeskPlace, firstHallPlace, fitInto, type Place } from '../../electron/windows/displays.ts';

const display = (id: number, x: number, y: number, width: number, height: number, taskbar = 0): Display => ({
  id,
  bounds: { x, y, width, height },
  workArea: { x, y, width, height: height - taskbar },
});
const LAPTOP = display(1, 0, 0, 1920, 1080, 40);
const SMALL = display(1, 0, 0, 1366, 768, 40);
const PROJECTOR = display(2, 1920, 0, 1280, 720);
const LEFT = display(3, -1024, 0, 1024, 768);

describe('the desk’s first place', () => {
  test.each([
    ['a large screen: in the middle', LAPTOP, { box: { x: 240, y: 70, width: 1440, height: 900 }, filling: 'no' }],
    ['a small screen: all of it', SMALL, { box: { x: 0, y: 0, width: 1366, height: 728 }, filling: 'maximized' }],
  ] as const)('%s', (_what, main, place) => {
    expect(firstDeskPlace(main)).toEqual(place);
  });
});

describe('the hall’s first place', () => {
  test.each([
    ['a projector: all of it', [LAPTOP, PROJECTOR], LAPTOP, { box: PROJECTOR.bounds, filling: 'fullScreen' }],
    ['the desk on the outer screen: the laptop', [LAPTOP, PROJECTOR], PROJECTOR, { box: LAPTOP.bounds, filling: 'fullScreen' }],
    ['a projector to the left', [LAPTOP, LEFT], LAPTOP, { box: LEFT.bounds, filling: 'fullScreen' }],
    ['the laptop alone: a window on it', [LAPTOP], LAPTOP, { box: { x: 320, y: 160, width: 1280, height: 720 }, filling: 'no' }],
  ] as const)('%s', (_what, displays, desk, place) => {
    expect(firstHallPlace(displays, desk)).toEqual(place);
  });
});

describe('a place is brought onto a screen', () => {
  const window = (x: number, y: number, width: number, height: number): Place => ({ box: { x, y, width, height }, filling: 'no' });
  test.each([
    ['it is on one already', window(100, 100, 800, 600), [LAPTOP], window(100, 100, 800, 600)],
    ['its screen is gone', window(2000, 50, 800, 600), [LAPTOP], window(1120, 50, 800, 600)],
    ['it hangs over the edge', window(1600, 900, 800, 600), [LAPTOP], window(1120, 440, 800, 600)],
    ['it is larger than the screen', window(0, 0, 3000, 2000), [SMALL], window(0, 0, 1366, 728)],
    ['it is on a screen left of the main one', window(-900, 10, 800, 600), [LAPTOP, LEFT], window(-900, 10, 800, 600)],
  ] as const)('%s', (_what, place, displays, expected) => {
    expect(fitInto(place, displays, displays[0])).toEqual(expected);
  });

  test('a full screen takes the whole screen, the taskbar too', () => {
    const place: Place = { box: { x: 0, y: 0, width: 5000, height: 5000 }, filling: 'fullScreen' };
    expect(fitInto(place, [LAPTOP], LAPTOP).box).toEqual(LAPTOP.bounds);
  });
});

test('an arrangement is the same whatever the order, and another when a screen goes or moves', () => {
  expect(arrangementOf([LAPTOP, PROJECTOR])).toBe(arrangementOf([PROJECTOR, LAPTOP]));
  expect(arrangementOf([LAPTOP, PROJECTOR])).not.toBe(arrangementOf([LAPTOP]));
  expect(arrangementOf([LAPTOP, PROJECTOR])).not.toBe(arrangementOf([LAPTOP, display(2, -1280, 0, 1280, 720)]));
});
