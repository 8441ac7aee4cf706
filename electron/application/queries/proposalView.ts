import type { DrawProposalView } from '../../contract/views.ts';
import type { Tournament } from '../../core/tournament/model.ts';
import type { DrawProposal } from '../../core/tournament/proposal.ts';
import type { NameOf } from '../names.ts';
import { drawSheet } from './draw.ts';

/** A proposal as the organizer reads it. */
export function proposalView(t: Tournament, proposal: DrawProposal, name: NameOf): DrawProposalView {
  const { session, draw, misfits, mends, chosenMend } = proposal;
  return {
    draw,
    sheet: drawSheet(t, session, draw, name),
    misfits: misfits.map(({ number, count }) => ({ table: number, count })),
    mends: mends.map(({ moves, closed, opened, repeats }) => ({
      moves: moves.map(({ person, from, to }) => ({ name: name(person), from, to })),
      closed,
      opened,
      repeats,
    })),
    chosenMend,
  };
}
