import type { HallSceneName } from '../../../api/types.ts';
import type { PageState } from '../../hall/Stage.ts';

/** What the organizer can let the hall see, in the order of Alt 1, Alt 2 and so on; black has a key of its own. */
export const RAIL_SCENES = [
  'auto',
  'welcome',
  'seatingByName',
  'seatingByTable',
  'standings',
  'call',
  'clock',
  'announcement',
  'reveal',
  'ranking',
] as const satisfies readonly HallSceneName[];

/** The key of a scene: Alt and the digit of its place, the tenth with 0. */
export const sceneKey = (name: (typeof RAIL_SCENES)[number]): string => `alt+${(RAIL_SCENES.indexOf(name) + 1) % 10}`;

/** The page before or after, round and round. */
export const turned = ({ page, pages }: PageState, by: 1 | -1): number => (page + by + pages) % pages;

/** B: black, and back to what the evening asks for. */
export const blackOrBack = (now: HallSceneName): HallSceneName => (now === 'black' ? 'auto' : 'black');
