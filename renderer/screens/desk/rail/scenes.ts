import type { HallSceneName } from '../../../api/types.ts';

/** What the organizer can let the hall see, in the order of Alt 1 to Alt 5; black has a key of its own. */
export const RAIL_SCENES = ['auto', 'welcome', 'seatingByName', 'seatingByTable', 'standings'] as const satisfies readonly HallSceneName[];

/** B: black, and back to what the evening asks for. */
export const blackOrBack = (now: HallSceneName): HallSceneName => (now === 'black' ? 'auto' : 'black');
