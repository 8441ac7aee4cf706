import type { Connection } from '../connection.ts';

/**
 * Views for any SQLite tool: the evening as it stands, undone commands left out. They are for reading and checking by hand; the
 * program itself folds the journal. Seats and dealers count from 1 here, as people do; a seat is a column of the table's list, and its
 * person is who gets the points. Points are whole game points.
 *
 * valid_entry    journal rows that count, without the undo entries themselves
 * tournament     tournament, name, date, place, rule_set, format, fee_cents, series, created_at, closed
 * series         series, name; those that were removed are left out
 * entrant        tournament, person, number, given, family, club, presence, left_after, paid
 * draw           tournament, session, method, seed, engine, released, drawn_at, since_seq, tables (JSON)
 * seat           tournament, session, table_number, seat, person: as it is now, late comers and swaps included
 * game           tournament, session, table_number, game, value, winner, kind, solo, soloist, dealer, sits_out, by_hand, reason,
 *                voided (the reason or NULL), corrections, rule_version, entered_at, points (JSON), entry (JSON)
 * game_points    tournament, session, table_number, game, seat, person, points, sat_out, counts
 * table_total    tournament, session, table_number, seat, person, points, games, handed_in, confirmed, closed, counts (0: as if not
 *                played)
 * adjustment     tournament, adjustment, person, session, points, reason, withdrawn (the reason or NULL)
 * session_points tournament, session, person, number, given, family, table_number, points, games, closed, counts
 * evening_points tournament, place, person, number, given, family, points, adjustments, sessions, games: bare game points of the tables
 *                that count, placed by points + adjustments; the list that counts follows the tournament's format and is frozen in
 *                final_place
 * final_place    tournament, place, person, number, given, family, total, scale (total is in units of 1/scale point)
 */
export function createViews(db: Connection): void {
  const tables = [DRAW, SEAT, GAME, GAME_POINTS, TABLE_TOTAL];
  for (const view of [VALID, TOURNAMENT, SERIES, ENTRANT, ...tables, ADJUSTMENT, SESSION_POINTS, EVENING_POINTS, FINAL]) db.exec(view);
}

const utc = (milliseconds: string) => `strftime('%Y-%m-%dT%H:%M:%SZ', ${milliseconds} / 1000, 'unixepoch')`;

const VALID = `
  CREATE VIEW valid_entry AS
  SELECT j.* FROM journal AS j
  WHERE j.stream IS NOT NULL AND j.type NOT IN ('undone', 'redone')
    AND (
      SELECT u.type FROM journal AS u
      WHERE u.stream = j.stream AND u.type IN ('undone', 'redone') AND json_extract(u.payload, '$.commandId') = +j.command_id
      ORDER BY u.seq DESC LIMIT 1
    ) IS NOT 'undone'`;

const TOURNAMENT = `
  CREATE VIEW tournament AS
  WITH told AS (
    SELECT stream, seq, payload,
      min(time) OVER (PARTITION BY stream) AS created,
      max(seq) OVER (PARTITION BY stream) AS latest
    FROM valid_entry WHERE type IN ('tournamentCreated', 'settingsChanged')
  )
  SELECT stream AS tournament,
    payload ->> '$.settings.name' AS name, payload ->> '$.settings.date' AS date, payload ->> '$.settings.place' AS place,
    payload ->> '$.settings.ruleSet' AS rule_set, payload ->> '$.settings.format' AS format,
    payload ->> '$.settings.feeCents' AS fee_cents,
    (
      SELECT v.payload ->> '$.series' FROM valid_entry AS v WHERE v.stream = told.stream AND v.type = 'seriesSet' ORDER BY v.seq DESC LIMIT 1
    ) AS series,
    ${utc('created')} AS created_at,
    coalesce((
      SELECT v.type = 'tournamentClosed' FROM valid_entry AS v
      WHERE v.stream = told.stream AND v.type IN ('tournamentClosed', 'tournamentReopened') ORDER BY v.seq DESC LIMIT 1
    ), 0) AS closed
  FROM told WHERE seq = latest`;

const SERIES = `
  CREATE VIEW series AS
  WITH told AS (
    SELECT payload ->> '$.series' AS series, type, payload ->> '$.name' AS name,
      row_number() OVER (PARTITION BY payload ->> '$.series' ORDER BY seq DESC) AS age
    FROM journal WHERE stream IS NULL AND type IN ('seriesCreated', 'seriesRenamed', 'seriesRemoved')
  )
  SELECT series, name FROM told WHERE age = 1 AND type <> 'seriesRemoved'`;

// Each value comes from the last entry that set it; registering sets them all, so a second registration starts afresh.
const ENTRANT = `
  CREATE VIEW entrant AS
  WITH told AS (
    SELECT stream, seq, type, payload, payload ->> '$.person' AS person FROM valid_entry
    WHERE type IN ('entrantRegistered', 'entrantWithdrawn', 'presenceSet', 'paidSet', 'numberSet')
  ), latest AS (
    SELECT *,
      max(seq) FILTER (WHERE type = 'entrantRegistered') OVER one AS came,
      max(seq) FILTER (WHERE type = 'entrantWithdrawn') OVER one AS went,
      max(seq) FILTER (WHERE type IN ('entrantRegistered', 'presenceSet')) OVER one AS presence_seq,
      max(seq) FILTER (WHERE type IN ('entrantRegistered', 'paidSet')) OVER one AS paid_seq,
      max(seq) FILTER (WHERE type IN ('entrantRegistered', 'numberSet')) OVER one AS number_seq
    FROM told WINDOW one AS (PARTITION BY stream, person)
  )
  SELECT l.stream AS tournament, l.person,
    max(l.payload ->> '$.number') FILTER (WHERE l.seq = l.number_seq) AS number,
    p.given, p.family, p.club,
    max(l.payload ->> '$.presence') FILTER (WHERE l.seq = l.presence_seq) AS presence,
    max(l.payload ->> '$.leftAfter') FILTER (WHERE l.seq = l.presence_seq) AS left_after,
    max(l.payload ->> '$.paid') FILTER (WHERE l.seq = l.paid_seq) AS paid
  FROM latest AS l LEFT JOIN person AS p ON p.id = l.person
  WHERE l.came IS NOT NULL AND coalesce(l.went, 0) < l.came
  GROUP BY l.stream, l.person`;

// Adopting or discarding a session's draw takes that session and all later ones away.
const DRAW = `
  CREATE VIEW draw AS
  WITH told AS (
    SELECT stream, seq, time, type, payload, payload ->> '$.session' AS session FROM valid_entry
    WHERE type IN ('drawAdopted', 'drawDiscarded')
  )
  SELECT a.stream AS tournament, a.session,
    a.payload ->> '$.draw.method' AS method, a.payload ->> '$.draw.seed' AS seed, a.payload ->> '$.draw.engine' AS engine,
    EXISTS (
      SELECT 1 FROM valid_entry AS r
      WHERE r.stream = a.stream AND r.type = 'drawReleased' AND r.seq > a.seq AND r.payload ->> '$.session' = a.session
    ) AS released,
    ${utc('a.time')} AS drawn_at, a.seq AS since_seq, a.payload -> '$.draw.tables' AS tables
  FROM told AS a
  WHERE a.type = 'drawAdopted'
    AND NOT EXISTS (SELECT 1 FROM told AS b WHERE b.stream = a.stream AND b.seq > a.seq AND b.session <= a.session)`;

// Every change at a table says who has which column after it, so the last one counts.
const SEAT = `
  CREATE VIEW seat AS
  WITH told AS (
    SELECT d.tournament, d.session, t.value ->> '$.number' AS table_number, d.since_seq AS seq, t.value -> '$.seats' AS seats
    FROM draw AS d, json_each(d.tables) AS t
    UNION ALL
    SELECT v.stream, v.payload ->> '$.session', v.payload ->> '$.table', v.seq, v.payload -> '$.seats' FROM valid_entry AS v
    WHERE v.type IN ('seatTaken', 'seatLeft', 'standInSet', 'seatHandedOver')
    UNION ALL
    SELECT v.stream, v.payload ->> '$.session', t.value ->> '$.number', v.seq, t.value -> '$.seats'
    FROM valid_entry AS v, json_each(v.payload, '$.tables') AS t WHERE v.type = 'seatsSwapped'
  ), latest AS (
    SELECT told.*, row_number() OVER (PARTITION BY told.tournament, told.session, told.table_number ORDER BY told.seq DESC) AS age
    FROM told JOIN draw AS d ON d.tournament = told.tournament AND d.session = told.session AND told.seq >= d.since_seq
  )
  SELECT l.tournament, l.session, l.table_number, s.key + 1 AS seat, s.value AS person
  FROM latest AS l, json_each(l.seats) AS s WHERE l.age = 1`;

const GAME = `
  CREATE VIEW game AS
  WITH told AS (
    SELECT v.stream, v.seq, v.time, v.type, v.payload,
      v.payload ->> '$.session' AS session, v.payload ->> '$.table' AS table_number, v.payload ->> '$.game' AS game
    FROM valid_entry AS v JOIN draw AS d ON d.tournament = v.stream AND d.session = v.payload ->> '$.session' AND v.seq > d.since_seq
    WHERE v.type IN ('gameRecorded', 'gameCorrected', 'gameVoided')
  ), latest AS (
    SELECT *,
      max(seq) FILTER (WHERE type <> 'gameVoided') OVER one AS result_seq,
      max(seq) FILTER (WHERE type = 'gameVoided') OVER one AS void_seq,
      count(*) FILTER (WHERE type = 'gameCorrected') OVER one AS corrections
    FROM told WINDOW one AS (PARTITION BY stream, session, table_number, game)
  )
  SELECT l.stream AS tournament, l.session, l.table_number, l.game,
    l.payload ->> '$.scored.result.value' AS value, l.payload ->> '$.scored.result.winner' AS winner,
    l.payload ->> '$.scored.facts.kind' AS kind, l.payload ->> '$.scored.facts.solo' AS solo,
    l.payload ->> '$.scored.facts.soloist' + 1 AS soloist,
    l.payload ->> '$.scored.dealer' + 1 AS dealer, l.payload ->> '$.scored.sitsOut' + 1 AS sits_out,
    json_type(l.payload, '$.scored.entry') = 'null' AS by_hand,
    l.payload ->> '$.reason' AS reason,
    (SELECT x.payload ->> '$.reason' FROM journal AS x WHERE x.stream = l.stream AND x.seq = l.void_seq AND l.void_seq > l.result_seq) AS voided,
    l.corrections, l.payload ->> '$.scored.ruleVersion' AS rule_version,
    ${utc('l.time')} AS entered_at,
    l.payload -> '$.scored.result.points' AS points, l.payload -> '$.scored.entry' AS entry
  FROM latest AS l WHERE l.seq = l.result_seq`;

const GAME_POINTS = `
  CREATE VIEW game_points AS
  SELECT g.tournament, g.session, g.table_number, g.game, p.key + 1 AS seat, s.person, p.value AS points,
    g.sits_out IS p.key + 1 AS sat_out, g.voided IS NULL AS counts
  FROM game AS g, json_each(g.points) AS p
  LEFT JOIN seat AS s ON s.tournament = g.tournament AND s.session = g.session AND s.table_number = g.table_number AND s.seat = p.key + 1`;

// Totals handed in by the table stand instead of its games. A table opened again counts what it plays, and is to be confirmed anew.
const TABLE_TOTAL = `
  CREATE VIEW table_total AS
  WITH told AS (
    SELECT v.stream, v.seq, v.type, v.payload, v.payload ->> '$.session' AS session, v.payload ->> '$.table' AS table_number
    FROM valid_entry AS v JOIN draw AS d ON d.tournament = v.stream AND d.session = v.payload ->> '$.session' AND v.seq > d.since_seq
    WHERE v.type IN ('totalsRecorded', 'totalsCorrected', 'totalsConfirmed', 'tableClosed', 'tableReopened', 'tableCountsSet')
  ), latest AS (
    SELECT stream, session, table_number,
      max(seq) FILTER (WHERE type IN ('totalsRecorded', 'totalsCorrected')) AS totals_seq,
      max(seq) FILTER (WHERE type IN ('totalsConfirmed', 'totalsRecorded', 'tableReopened')) AS confirm_seq,
      max(seq) FILTER (WHERE type IN ('tableClosed', 'tableReopened')) AS close_seq,
      max(seq) FILTER (WHERE type IN ('tableCountsSet', 'tableReopened')) AS counts_seq
    FROM told GROUP BY stream, session, table_number
  ), played AS (
    SELECT tournament, session, table_number, seat, sum(points) AS points, sum(NOT sat_out) AS games
    FROM game_points WHERE counts GROUP BY tournament, session, table_number, seat
  )
  SELECT s.tournament, s.session, s.table_number, s.seat, s.person,
    CASE WHEN h.payload IS NULL THEN coalesce(p.points, 0) ELSE h.payload -> '$.points' ->> (s.seat - 1) END AS points,
    coalesce(p.games, 0) AS games, h.payload IS NOT NULL AS handed_in,
    coalesce(f.type = 'totalsConfirmed', 0) AS confirmed, coalesce(c.type = 'tableClosed', 0) AS closed,
    coalesce(n.payload ->> '$.counts' <> 'nothing', 1) AS counts
  FROM seat AS s
  LEFT JOIN latest AS l ON l.stream = s.tournament AND l.session = s.session AND l.table_number = s.table_number
  LEFT JOIN played AS p ON p.tournament = s.tournament AND p.session = s.session AND p.table_number = s.table_number AND p.seat = s.seat
  LEFT JOIN journal AS h ON h.stream = s.tournament AND h.seq = l.totals_seq
  LEFT JOIN journal AS f ON f.stream = s.tournament AND f.seq = l.confirm_seq
  LEFT JOIN journal AS c ON c.stream = s.tournament AND c.seq = l.close_seq
  LEFT JOIN journal AS n ON n.stream = s.tournament AND n.seq = l.counts_seq`;

const SESSION_POINTS = `
  CREATE VIEW session_points AS
  SELECT t.tournament, t.session, t.person, e.number, p.given, p.family, t.table_number, t.points, t.games, t.closed, t.counts
  FROM table_total AS t
  LEFT JOIN entrant AS e ON e.tournament = t.tournament AND e.person = t.person
  LEFT JOIN person AS p ON p.id = t.person`;

const ADJUSTMENT = `
  CREATE VIEW adjustment AS
  SELECT a.stream AS tournament, a.payload ->> '$.adjustment' AS adjustment, a.payload ->> '$.person' AS person,
    a.payload ->> '$.session' AS session, a.payload ->> '$.points' AS points, a.payload ->> '$.reason' AS reason,
    (
      SELECT w.payload ->> '$.reason' FROM valid_entry AS w
      WHERE w.stream = a.stream AND w.type = 'adjustmentWithdrawn' AND w.seq > a.seq
        AND w.payload ->> '$.adjustment' = a.payload ->> '$.adjustment'
    ) AS withdrawn
  FROM valid_entry AS a WHERE a.type = 'adjusted'`;

const EVENING_POINTS = `
  CREATE VIEW evening_points AS
  WITH played AS (
    SELECT tournament, person, number, given, family, sum(points) AS points, count(DISTINCT session) AS sessions, sum(games) AS games
    FROM session_points WHERE counts GROUP BY tournament, person
  ), given_or_taken AS (
    SELECT tournament, person, sum(points) AS points FROM adjustment WHERE withdrawn IS NULL GROUP BY tournament, person
  )
  SELECT p.tournament, rank() OVER (PARTITION BY p.tournament ORDER BY p.points + coalesce(a.points, 0) DESC) AS place,
    p.person, p.number, p.given, p.family, p.points, coalesce(a.points, 0) AS adjustments, p.sessions, p.games
  FROM played AS p LEFT JOIN given_or_taken AS a ON a.tournament = p.tournament AND a.person = p.person`;

const FINAL = `
  CREATE VIEW final_place AS
  WITH last AS (
    SELECT stream, type, payload, row_number() OVER (PARTITION BY stream ORDER BY seq DESC) AS age
    FROM valid_entry WHERE type IN ('tournamentClosed', 'tournamentReopened')
  )
  SELECT l.stream AS tournament, f.value ->> '$.place' AS place, f.value ->> '$.person' AS person, f.value ->> '$.number' AS number,
    p.given, p.family, f.value ->> '$.total' AS total, l.payload ->> '$.final.scale' AS scale
  FROM last AS l, json_each(l.payload, '$.final.places') AS f LEFT JOIN person AS p ON p.id = f.value ->> '$.person'
  WHERE l.age = 1 AND l.type = 'tournamentClosed'`;
