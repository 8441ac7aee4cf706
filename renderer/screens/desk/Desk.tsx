import type { ReactNode } from 'react';
import { ClosingScreen } from './closing/ClosingScreen.tsx';
import { DrawScreen } from './draw/DrawScreen.tsx';
import { ConfirmScreen } from './entry/ConfirmScreen.tsx';
import { GameScreen } from './entry/GameScreen.tsx';
import { TotalsScreen } from './entry/TotalsScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { RehearsalScreen } from './help/RehearsalScreen.tsx';
import { RulesScreen } from './help/RulesScreen.tsx';
import { WhatIfScreen } from './help/WhatIfScreen.tsx';
import { JournalScreen } from './journal/JournalScreen.tsx';
import { ProgramActions, TournamentActions } from './ProgramActions.tsx';
import { PeopleScreen } from './people/PeopleScreen.tsx';
import { PrintScreen } from './print/PrintScreen.tsx';
import { useRoute } from './Routing.tsx';
import { HallRail } from './rail/HallRail.tsx';
import { RegistrationScreen } from './registration/RegistrationScreen.tsx';
import type { Route } from './route.ts';
import { SeriesScreen } from './series/SeriesScreen.tsx';
import { SessionScreen } from './session/SessionScreen.tsx';
import { TableScreen } from './session/TableScreen.tsx';
import { NewTournament, SetupScreen } from './setup/SetupScreen.tsx';
import { StandingsScreen } from './standings/StandingsScreen.tsx';
import { StartScreen } from './start/StartScreen.tsx';
import { TournamentProvider, useTournament } from './TournamentContext.tsx';
import { useAwake } from './useAwake.ts';

/** The organizer's window. */
export function Desk() {
  const route = useRoute();
  if (route.at === 'start' || route.at === 'new' || route.at === 'series' || route.at === 'people') {
    return (
      <Frame view={null}>
        <ProgramActions />
        {route.at === 'series' ? (
          <SeriesScreen />
        ) : route.at === 'start' ? (
          <StartScreen />
        ) : route.at === 'new' ? (
          <NewTournament asLast={route.asLast === true} />
        ) : (
          <PeopleScreen from={route.tournament} />
        )}
      </Frame>
    );
  }
  return (
    <TournamentProvider key={route.tournament} id={route.tournament} fallback={<TopBar view={null} onCommand={() => undefined} />}>
      <AtTournament>
        <Place route={route} />
      </AtTournament>
    </TournamentProvider>
  );
}

function AtTournament({ children }: { readonly children: ReactNode }) {
  const { view } = useTournament();
  useAwake(view.phase === 'session');
  return (
    <Frame view={view} rail={<HallRail />}>
      <ProgramActions tournament={view.id} />
      <TournamentActions />
      {children}
    </Frame>
  );
}

function Place({ route }: { readonly route: Exclude<Route, { at: 'start' | 'new' | 'series' | 'people' }> }) {
  switch (route.at) {
    case 'settings':
      return <SetupScreen />;
    case 'registration':
      return <RegistrationScreen />;
    case 'draw':
      return <DrawScreen />;
    case 'session':
      return <SessionScreen session={route.session} />;
    case 'table':
      return <TableScreen session={route.session} table={route.table} />;
    case 'totals':
      return <TotalsScreen key={`${route.session}.${route.table}`} session={route.session} table={route.table} />;
    case 'confirm':
      return <ConfirmScreen key={`${route.session}.${route.table}`} session={route.session} table={route.table} />;
    case 'game':
      return (
        <GameScreen key={`${route.session}.${route.table}.${route.game}`} session={route.session} table={route.table} game={route.game} />
      );
    case 'standings':
      return <StandingsScreen session={route.session} />;
    case 'print':
      return <PrintScreen {...(route.paper ? { paper: route.paper } : {})} />;
    case 'journal':
      return <JournalScreen />;
    case 'closing':
      return <ClosingScreen />;
    case 'rules':
      return <RulesScreen />;
    case 'whatIf':
      return <WhatIfScreen />;
    case 'rehearsal':
      return <RehearsalScreen />;
  }
}
