import { useQuery } from '../../../api/ClientContext.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { RulePage } from '../../../rules/RulePage.tsx';
import { Screen } from '../frame/Screen.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { HelpFoot } from './HelpFoot.tsx';
import './help.css';

/** The house's rules under tonight's options, large enough to turn the screen round and show it. */
export function RulesScreen() {
  const { t, say, refusal } = useTexts();
  const { id, view } = useTournament();
  const { view: page, refused } = useQuery('rulePage', { tournament: id });
  const title = t('help.rules');
  return (
    <Screen
      title={title}
      name={title}
      sub={`${say(`ruleset.${view.settings.ruleSet}`)}, ${t('help.rules.sub')}`}
      buttons={<PrintLink paper="rules" />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keys */}
      <section className="help-page" aria-label={title} tabIndex={0}>
        {page ? <RulePage view={page} /> : refused ? <p role="alert">{refusal(refused)}</p> : <Loading />}
      </section>
      <HelpFoot sentence={t('help.rules.foot')} />
    </Screen>
  );
}
