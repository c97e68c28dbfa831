import { Icon, Logo } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { PeopleLink } from '../people/unread.tsx';
import { houseTexts } from '../text/texts.ts';
import { HouseMenu } from './house-menu.tsx';

interface PageBarProps {
  /** Where one comes from; the home page if it is not said, and nowhere where one must not go back. */
  readonly back?: string | false;
}

/** On top of every page but the home page and the tables: the way back, and the ways through the house. */
export const PageBar = ({ back = '/' }: PageBarProps) => (
  <header class="bar waybar">
    <span class="wide-only">
      <Logo />
    </span>
    {back !== false && (
      <Link to={back} kind="btn quiet back">
        <Icon name="leave" />
        {houseTexts().back}
      </Link>
    )}
    <span class="gap" />
    <PeopleLink />
    <HouseMenu />
  </header>
);
