/**
 * Sessions to plan at once when the organizer does not know how many will be played: any sessions of a plan without repeats
 * are without repeats, while drawing one at a time paints itself into a corner up to 28 people (seating page, section d).
 */
export function planAhead(people: number, played: number): number {
  const most = people === 16 || (people >= 20 && people <= 23) ? 5 : 6;
  return Math.max(1, most - played);
}
