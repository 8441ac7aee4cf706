/** Where something is on the desktop that all screens form together, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Display {
  readonly id: number;
  readonly bounds: Box;
  /** Without the taskbar. */
  readonly workArea: Box;
}

/** How a window lies: its box when it is neither full screen nor maximized, and whether it is one of them. */
export interface Place {
  readonly box: Box;
  readonly filling: 'no' | 'maximized' | 'fullScreen';
}

/** Names the screens that are connected now; a window's place is remembered for each such arrangement. */
export function arrangementOf(displays: readonly Display[]): string {
  return displays
    .map(({ id, bounds }) => `${id}:${bounds.x},${bounds.y},${bounds.width}x${bounds.height}`)
    .toSorted()
    .join(' ');
}

const DESK = { width: 1440, height: 900 };

/** The desk's first place: in the middle of the main screen, or all of it where that is small. */
export function firstDeskPlace(main: Display): Place {
  const { workArea } = main;
  const fits = workArea.width > DESK.width && workArea.height > DESK.height;
  return { box: centred(workArea, DESK.width, DESK.height), filling: fits ? 'no' : 'maximized' };
}

/** The hall's first place: full screen on a screen the desk is not on; with one screen only, a window that leaves the desk visible. */
export function firstHallPlace(displays: readonly Display[], desk: Display): Place {
  const other = displays.find(({ id }) => id !== desk.id);
  if (other) return { box: other.bounds, filling: 'fullScreen' };
  const width = Math.round((desk.workArea.width * 2) / 3);
  return { box: centred(desk.workArea, width, Math.round((width * 9) / 16)), filling: 'no' };
}

/** The place, moved and shrunk until it lies on a screen with its whole box; unchanged where it does already. */
export function fitInto(place: Place, displays: readonly Display[], fallback: Display): Place {
  const home = displays.find(({ bounds }) => overlaps(bounds, place.box)) ?? fallback;
  const area = place.filling === 'fullScreen' ? home.bounds : home.workArea;
  const width = Math.min(place.box.width, area.width);
  const height = Math.min(place.box.height, area.height);
  const x = Math.max(area.x, Math.min(place.box.x, area.x + area.width - width));
  const y = Math.max(area.y, Math.min(place.box.y, area.y + area.height - height));
  return { ...place, box: { x, y, width, height } };
}

function centred(area: Box, wantedWidth: number, wantedHeight: number): Box {
  const width = Math.min(wantedWidth, area.width);
  const height = Math.min(wantedHeight, area.height);
  return { x: area.x + Math.floor((area.width - width) / 2), y: area.y + Math.floor((area.height - height) / 2), width, height };
}

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
