import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';
import { InfoPage } from './info-page.tsx';
import { texts } from './texts.ts';

/** What people ask first. */
export function HelpPage() {
  const { title, lead, count, questions } = texts().help;
  const { nav } = houseTexts();
  return (
    <InfoPage title={title} lead={lead} state={count(questions.length)}>
      <div class="panel questions">
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div class="pairb">
        {(['rules', 'cards', 'house'] as const).map(page => (
          <Link key={page} to={`/${page}`} kind="btn">
            {nav[page]}
          </Link>
        ))}
      </div>
    </InfoPage>
  );
}
