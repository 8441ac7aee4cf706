import { expect, test } from 'vitest';
import { readPowershell, readXrandr } from '../../electron/windows/screens.ts';

const XRANDR = `Screen 0: minimum 320 x 200, current 3360 x 1080, maximum 16384 x 16384
eDP-1 connected primary 1440x900+0+0 (normal left inverted right x axis y axis) 301mm x 188mm
   1440x900      60.00*+
HDMI-1 connected 1920x1080+1440+0 (normal left inverted right x axis y axis) 531mm x 299mm
   1920x1080     60.00*+  50.00
DP-1 disconnected (normal left inverted right x axis y axis)
DP-2 connected (normal left inverted right x axis y axis)
`;
const LAPTOP = { main: true, box: { x: 0, y: 0, width: 1440, height: 900 } };
const PROJECTOR = { main: false, box: { x: 1440, y: 0, width: 1920, height: 1080 } };

test('xrandr: screens that are off or not connected are none', () => {
  expect(readXrandr(XRANDR)).toEqual([LAPTOP, PROJECTOR]);
});

test('xrandr: where none is called the main one, it is the first', () => {
  expect(readXrandr(XRANDR.replace('primary ', ''))).toEqual([LAPTOP, PROJECTOR]);
});

test('Windows: a screen to the left has a negative place', () => {
  expect(readPowershell('True 0 0 1440 900\r\nFalse -1280 0 1280 720\r\n')).toEqual([
    LAPTOP,
    { main: false, box: { x: -1280, y: 0, width: 1280, height: 720 } },
  ]);
});

test.each([
  ['', 'nothing'],
  ['xrandr: cannot open display', 'a complaint'],
])('%j: %s is no screen', (answer) => {
  expect(readXrandr(answer)).toEqual([]);
  expect(readPowershell(answer)).toEqual([]);
});
