/** The hall, as read from the back row: short words, dates and places as the organizer wrote them. */
export const deHall = {
  'hall.title': 'Saal',
  'hall.page': 'Seite {page} von {pages}',
} as const;
