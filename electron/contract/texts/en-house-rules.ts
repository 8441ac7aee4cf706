import type { deHouseRules } from './de-house-rules.ts';

export const enHouseRules: { readonly [K in keyof typeof deHouseRules]: string } = {
  'house.title': 'Rules: {house}',
  'house.section.win': 'Who wins',
  'house.section.value': 'What counts',
  'house.section.calls': 'Announcements',
  'house.section.solo': 'Solo',
  'house.section.penalty': 'Penalties',
  'house.section.evening': 'The evening',
  'house.section.cases': 'How it is counted',
  'house.section.options': 'In force tonight',
  'house.options.none': 'The rule sheet leaves nothing open.',
  'house.options.house': 'not the usual way',
  'house.case.points': 'Points: {points}',
  'house.case.seats': 'Seats 1 to {seats}',
  'house.case.atLeast': 'becomes {floor}',
  'house.points': 'Points',

  'house.evening.1':
    '{sessions, plural, one {# session} other {# sessions}}{final, select, true {, the last of them the final} other {}}. {four} games at a table of four, {five} at a table of five, where one sits out.',
  'house.evening.2':
    '{laterSeating, select, byPlace {After each session the first stays, the second goes on one table, the third two, the fourth three, the fifth four.} fewestRepeats {Seats are drawn for each session so that as few as possible meet again.} other {Seats are drawn anew for each session.}}',
  'house.evening.3':
    '{firstDealer, select, atTable {The table draws its first dealer, then it goes round.} lot {The program draws the first dealer; the score card says who.} other {Seat 1 deals first, then it goes round.}}',
  'house.evening.4':
    '{counts, select, placePoints {A session counts {first}, {second}, {third}, {fourth} and {fifth} points for the place at the table, plus a tenth of the game points{share, select, hundredth {, a hundredth of negative ones} other {}}.} other {All game points are added up.}}{dropWorst, select, true { The worst session is dropped.} other {}}',
  'house.evening.5':
    '{final, select, true {The best play for the win at the winners’ table in the final{carry, select, true {} other {, where they start at 0}}; the others play in groups by rank with the points of the sessions before.} other {Whoever has most points at the end has won.}}',
  'house.evening.6':
    'Equal totals: {tieBreak, select, lastSession {the better last session decides.} bestSession {the best session decides.} soloCount {more solos played come first.} lot {the lot decides.} other {they share the place.}}',

  'house.eselstall.win.1': 'Re needs 121 card points, Kontra 120. Only if Kontra was called and Re was not, Kontra needs 121.',
  'house.eselstall.win.2':
    'Whoever fails an Absage has lost. If both fail, {bothFailed, select, eyes {the card points decide} other {nobody wins and the game counts 0}}.',
  'house.eselstall.win.3': 'Played without nines: 40 cards, 10 tricks.',
  'house.eselstall.value.1': 'Won | 1',
  'house.eselstall.value.2': 'Won against the Alten{againstSolo, select, true { or a soloist} other {}} | 1',
  'house.eselstall.value.3': 'Solo, won or lost | 1',
  'house.eselstall.value.4': 'Losers below 90, below 60, below 30, without a trick | 1 each',
  'house.eselstall.value.5': 'Each level announced by the winners | 1 each',
  'house.eselstall.value.6': 'Each level the losers failed: as reached and as announced | up to 2 each',
  'house.eselstall.value.7': 'Re called, Kontra called | × 2 each',
  'house.eselstall.value.8': 'Then: Fuchs, Karlchen, Karlchen caught, Doppelkopf | ±1 each',
  'house.eselstall.value.9': 'A won game is worth at least | 0',
  'house.eselstall.calls.1':
    'The first call comes with the 5th card at the latest. The others may answer, or the same party raise, until the 9th card.',
  'house.eselstall.calls.2': 'No level without the one before: first Re or Kontra, then no 90, no 60, no 30, schwarz.',
  'house.eselstall.calls.3': 'In a Hochzeit calls end with the 1st trick. Whoever said Kontra and becomes the partner has said Re.',
  'house.eselstall.solo.1': 'Order: Trumpf, Damen, Buben, then the suits. No Fleischlos, no compulsory solo.',
  'house.eselstall.solo.2': 'The soloist gets or pays three times the value. In Damen and Buben no bonuses count.',
  'house.eselstall.solo.3': 'A silent solo and a Hochzeit without a partner count like a solo.',
  'house.eselstall.penalty.1': 'The sheet has no rule for a misplay. The organizer enters the points by hand, with a reason.',
  'house.eselstall.case.1': 'Re and Kontra were called, Re has 115 card points.',
  'house.eselstall.case.2': 'Herz solo by seat 1, Re was called, 121 card points.',
  'house.eselstall.case.3': 'Re announced no 90 and no 60 and has 172. Kontra has 68.',
  'house.eselstall.case.4': 'Only Kontra was called, it is 120 to 120.',
  'house.eselstall.case.5': 'Re was called, Re has 130 card points and caught a Fuchs.',
  'house.eselstall.case.6': 'Re has 121 card points, but Kontra a Fuchs and Karlchen.',
  'house.eselstall.case.7': 'Damen solo by seat 4, nothing called, 100 card points.',

  'house.wielandstrasse.win.1':
    'Absagen first: whoever keeps theirs has won, whoever fails has lost, whatever the card points. If both fail, {bothFailed, select, eyes {the card points decide} other {nobody wins and nobody writes}}.',
  'house.wielandstrasse.win.2': 'With nothing called or only Re, Re needs 121. With only Kontra, Kontra needs 121.',
  'house.wielandstrasse.win.3':
    'If both were called, {bothCalled, select, firstCallerNeeds121 {the party that called first} reNeeds121 {Re} kontraNeeds121 {Kontra} other {the party that called last}} needs 121; 120 are enough for the other.',
  'house.wielandstrasse.value.1': 'Won | 1',
  'house.wielandstrasse.value.2': 'Won against the Alten, a soloist or an Armut pair | 1',
  'house.wielandstrasse.value.3': 'Losers below 90, below 60, below 30, without a trick | 1 each',
  'house.wielandstrasse.value.4': 'Each level announced, whoever did | 1 each',
  'house.wielandstrasse.value.5': '120 card points against no 90, 90 against no 60, 60 against no 30, 30 against schwarz | 1 each',
  'house.wielandstrasse.value.6': 'Re called, Kontra called | 2 each',
  'house.wielandstrasse.value.7': 'Fuchs caught, Karlchen (double Karlchen 2), Doppelkopf of the winners | 1 each',
  'house.wielandstrasse.value.8':
    'Bonuses of the losers | {losersBonus, select, deducted {are deducted, not below 0} other {do not count}}',
  'house.wielandstrasse.calls.1': 'Re or Kontra with 11 cards in hand at the latest, the answer with 10.',
  'house.wielandstrasse.calls.2': 'No 90 with at least 10 cards, no 60 with 8, no 30 with 6, schwarz with 4.',
  'house.wielandstrasse.calls.3': 'In a Hochzeit this moves on by the tricks in which the partner is found, three at most.',
  'house.wielandstrasse.solo.1': 'Order: Damen, Buben, suits, Trumpf, Fleischlos, silent.',
  'house.wielandstrasse.solo.2':
    'A soloist who wins writes {soloistFactor, select, 1 {the value once} other {three times the value}}. If the others win, each writes it once.',
  'house.wielandstrasse.solo.3':
    '{solos, select, none {No compulsory solo tonight.} session {Everybody plays a compulsory solo in each session} other {Everybody plays a compulsory solo before the final}}{solos, select, none {} other {, or loses {price} points.}}',
  'house.wielandstrasse.solo.4': 'In a solo Karlchen and Doppelkopf do not count, the Fuchs only in Trumpf and the silent solo.',
  'house.wielandstrasse.penalty.1':
    'Misplay: the game is lost. Against the Alten, an Armut pair or a soloist each opponent gets 6, against Kontra each player 5, a soloist 15.',
  'house.wielandstrasse.penalty.2':
    '{misplayPerCall, select, false {If Re or Kontra was called, 2 more, 6 for a soloist, also when both were.} other {2 more for each Re and Kontra called, 6 for a soloist.}} Absagen do not count.',
  'house.wielandstrasse.case.1': 'Kontra announced no 90, Re has 130 card points.',
  'house.wielandstrasse.case.2': 'Both announced no 90, Re has 160 card points.',
  'house.wielandstrasse.case.3': 'Re first, then Kontra, it is 120 to 120.',
  'house.wielandstrasse.case.4': 'Damen solo by seat 2 with Re, 80 card points.',
  'house.wielandstrasse.case.5': 'Damen solo by seat 2 with Re. Seat 4 misplays.',
  'house.wielandstrasse.case.6': 'Re has 121 card points, Kontra caught a Fuchs.',

  'house.heinz.win.1': 'Re needs 121 card points, Kontra 120, whatever was called.',
  'house.heinz.win.2':
    'A failed Absage {failedAbsage, select, eyes {does not cost the game: whoever has enough card points wins} other {loses the game}}. If both fail, {bothFailed, select, eyes {the card points decide} other {nobody wins and the game counts 0}}.',
  'house.heinz.win.3': 'Played without nines, without passing trumps, throwing in or Bock. The second ten of hearts beats the first.',
  'house.heinz.value.1': '12 (won), 9, 6, 3, schwarz: each level the winners reach | 1 each',
  'house.heinz.value.2': 'After an Absage each level from 12 down to it once more | 1 each',
  'house.heinz.value.3':
    'Each level of a failed Absage, for the others | {failedAbsageStake, select, once {1 each} nothing {0} other {2 each}}',
  'house.heinz.value.4': 'Won against the Alten, also at 120 to 120 | 1',
  'house.heinz.value.5':
    'Herzstich, Karlchen, Karlchen caught by the queen of diamonds ({karlchenCaught, select, anyTrick {in any trick} other {in the last trick}}), Fuchs, ten of hearts caught by the Doppelhammer, Doppelkopf | 1 each',
  'house.heinz.value.6': 'The same of the losers | {losersBonus, select, ignored {does not count} other {−1 each}}',
  'house.heinz.value.7': 'Re called, Kontra called: all of it | × 2 each',
  'house.heinz.value.8': 'Through bonuses of the others a won game can | {floor, select, none {go below 0} other {fall to 0 at most}}',
  'house.heinz.calls.1': 'Re or Kontra after the 4th card at the latest, the end of round 1.',
  'house.heinz.calls.2': 'No 9 until the end of round 2, no 6 of round 3, no 3 of round 4, schwarz of round 5.',
  'house.heinz.calls.3': 'Schweine and Doppelhammer are announced before the game together with Re or Kontra.',
  'house.heinz.calls.4':
    'A Hochzeit is Re without anyone saying it. A Kontra the partner said before {hochzeitKontra, select, becomesRe {becomes Re} other {stays Kontra and doubles}}.',
  'house.heinz.solo.1': 'Order: Trumpf, Fleischlos, Damen, Buben, Kreuz, Pik, Herz. An announced solo is played.',
  'house.heinz.solo.2':
    'Fixed: 12 for the soloist and 4 each, won with 121 card points. Only Kontra of the opponents doubles: 24 and 8. No other calls, no bonuses.',
  'house.heinz.solo.3': 'A silent solo and a Hochzeit without a partner count the same.',
  'house.heinz.penalty.1':
    'A misplay counts as schwarz against one’s own party: 5, against Re 1 more for the Alten, times the calls. In a solo the fixed values.',
  'house.heinz.penalty.2': 'As long as the trick is not complete the mistake may be mended.',
  'house.heinz.evening.1': 'Each table names a scribe. The result goes to the board after the session.',
  'house.heinz.case.1': 'Kontra announced no 9, Re has 55 card points.',
  'house.heinz.case.2': 'Nothing was called, it is 120 to 120.',
  'house.heinz.case.3': 'Kontra announced no 9, Re has 95 card points.',
  'house.heinz.case.4': 'Re was called and has 160 card points, Kontra caught a Fuchs.',
  'house.heinz.case.5': 'Hochzeit, Kontra was called, Re has 100 card points.',
  'house.heinz.case.6': 'Buben solo by seat 3, Kontra was called, it is 120 to 120.',
  'house.heinz.case.7': 'Re was called, seat 1 of Re misplays.',

  'house.ddv.win.1': 'Re needs 121 card points, Kontra 120. If only Kontra was called, Kontra needs 121.',
  'house.ddv.win.2': 'With an Absage of its own a party needs 151, 181, 211 or all tricks.',
  'house.ddv.win.3': 'If only the other party has an Absage, 90, 60, 30 or one trick are enough. If both fail theirs, nobody wins.',
  'house.ddv.value.1': 'Won | 1',
  'house.ddv.value.2': 'Losers below 90, below 60, below 30, without a trick | 1 each',
  'house.ddv.value.3': 'Re called, Kontra called | 2 each',
  'house.ddv.value.4': 'Each level announced, whoever did | 1 each',
  'house.ddv.value.5': '120 card points against no 90, 90 against no 60, 60 against no 30, 30 against schwarz | 1 each',
  'house.ddv.value.6': 'Against the Alten, Doppelkopf, Fuchs caught, Karlchen, set off between the parties | 1 each',
  'house.ddv.value.7': 'Nobody wins: only below 90 and so on, card points against Absagen, and bonuses | set off',
  'house.ddv.calls.1': 'Re or Kontra with 11 cards in hand, no 90 with 10, no 60 with 9, no 30 with 8, schwarz with 7.',
  'house.ddv.calls.2': 'Whoever only answers with Re or Kontra has one card longer.',
  'house.ddv.solo.1': 'All solos count three times for the soloist, without bonuses and without the point against the Alten.',
  'house.ddv.solo.2':
    '{solos, select, none {No compulsory solo tonight.} session {Everybody plays a compulsory solo in each session.} other {Everybody plays one compulsory solo tonight.}}{again, select, true { Then the same dealer deals again.} other {}}{price, select, 0 {} other { Without it {price} points are lost.}}',
  'house.ddv.penalty.1':
    'Penalties are given by the director under the association’s tournament rules and entered as points with a reason.',
  'house.ddv.evening.1':
    'Seat 1 deals first, the last seat keeps the list. Each line adds up to 0. At a table of four its figures are all even or all odd.',
  'house.ddv.case.1': 'Only Kontra was called, Re has 80 card points.',
  'house.ddv.case.2': 'Re announced no 60 and has 130 card points.',
  'house.ddv.case.3': 'Both announced no 90, Re has 130 card points.',
  'house.ddv.case.4': 'Kontra announced no 90, it is 120 to 120.',
  'house.ddv.case.5': 'Silent solo by seat 1 with Re, 216 card points.',

  'house.tc-solo.win.1': 'Caller and partner, or the single player, win with 45 points, also with Kontra. There are 88.',
  'house.tc-solo.win.2': 'Absolut is won with 56. There is none in Farbensolo and Solo.',
  'house.tc-solo.win.3': 'Whoever holds XX to XVI must play Solo.',
  'house.tc-solo.value.1': 'Game | Rufer 1, Farbensolo 4, Solo 4',
  'house.tc-solo.value.2': 'Absolut announced, silent | 2, 1',
  'house.tc-solo.value.3': 'Pagat ultimo announced | 2, in Solo 4',
  'house.tc-solo.value.4': 'Pagat ultimo silent | 1, in Solo 2',
  'house.tc-solo.value.5': 'Mond caught | 1',
  'house.tc-solo.value.6': 'Trull, Königstrull, also of the opponents | 1 each, in Solo and Farbensolo 2 each',
  'house.tc-solo.value.7': 'Valat announced | Rufer 12, else 24',
  'house.tc-solo.value.8': 'Valat silent | Rufer 6, else 12',
  'house.tc-solo.value.9': 'Kontra on the line | × 2',
  'house.tc-solo.value.10': 'Rekontra, only in a Rufer | × 4',
  'house.tc-solo.calls.1': 'Kontra and Rekontra on a Rufer, its Absolut and its Pagat. In Solo, Farbensolo and Valat only Kontra.',
  'house.tc-solo.calls.2': 'Whoever holds the Trull against a plain game must say Kontra. A Rekontra on it need not be accepted.',
  'house.tc-solo.calls.3':
    'Solo Valat, Farbensolo Valat and Kontra Valat are approved by the director beforehand, and a Kontra against them too. Without it the Valat counts half in Solo and Farbensolo, a Kontra Valat against a Rufer counts {unapprovedKontraValat, select, full {in full} other {half}}.',
  'house.tc-solo.calls.4': 'A Valat {valat, select, adds {is added to everything else} other {replaces everything else in the hand}}.',
  'house.tc-solo.solo.1': 'A single player gets or pays three times, each opponent once.',
  'house.tc-solo.solo.2':
    'Kontra on a forced Solo need not be accepted: {declinedDoubling, select, playedOn {it is then played without doubling} other {the game is then lost, each opponent gets 4}}.',
  'house.tc-solo.penalty.1':
    'Renonce: the offender pays everybody the value of what was announced; to a single player three times, once to the other two.',
  'house.tc-solo.penalty.2': 'As long as the trick is not turned the mistake may be mended. Misdeal: deal again.',
  'house.tc-solo.case.1': 'Caller and partner have 60 points.',
  'house.tc-solo.case.2': 'Caller and partner have 50 points; their announced Pagat ultimo got a Kontra and is lost.',
  'house.tc-solo.case.3': 'Solo by seat 2 with 70 points, Trull and silent Pagat ultimo.',
  'house.tc-solo.case.4': 'Solo by seat 2, announced Valat, approved and made.',
  'house.tc-solo.case.5': 'The same, but the director had not been asked.',
  'house.tc-solo.case.6': 'Solo by seat 1 with an announced Pagat ultimo. Seat 3 revokes.',
  'house.tc-solo.case.7': 'Forced Solo by seat 1, the Kontra is not accepted.',
};
