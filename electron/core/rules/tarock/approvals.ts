import { isGroup } from '../read.ts';
import type { TableContext } from '../ruleSet.ts';
import { needsApproval } from './entry.ts';
import { PLAYED_KINDS, SIDES, type Side } from './words.ts';

/**
 * Did the director approve this side's Valat (2.10), or its Kontra against one (2.10.1)? Undefined where the table keeps no approvals:
 * then the entry itself says so. Whoever sits out belongs to no side.
 */
export function approvedFor(side: Side, against: boolean, declarers: readonly number[], table: TableContext): boolean | undefined {
  return table.approvals?.some(
    (one) => one.against === against && one.seat !== table.sitsOut && declarers.includes(one.seat) === (side === 'declarers'),
  );
}

/** The entry with `approved` taken from the table's approvals, whatever it said itself; as it came where the table keeps none. */
export function settleApprovals(entry: unknown, table: TableContext): unknown {
  if (table.approvals === undefined || !isGroup(entry) || !isGroup(entry.valat)) return entry;
  const { approved: _, ...valat } = entry.valat;
  const of = PLAYED_KINDS.find((kind) => kind === (entry.kind === 'renonce' ? entry.of : (entry.kind ?? 'rufer')));
  const by = SIDES.find((side) => side === valat.by);
  if (of === undefined || by === undefined || !needsApproval(of, by)) return { ...entry, valat };
  const declarers = Array.isArray(entry.declarers) ? entry.declarers.slice(0, 16) : [];
  return { ...entry, valat: { ...valat, approved: approvedFor(by, false, declarers, table) } };
}
