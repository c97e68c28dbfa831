import { houseTexts } from '../text/texts.ts';
import { Icon } from './icon.tsx';

/** Beside a name: that it is a robot's. */
export const RobotMark = ({ robot }: { robot: boolean | undefined }) =>
  robot === true ? (
    <span class="robotmark" title={houseTexts().robot}>
      <Icon name="robot" />
      <span class="vh">{houseTexts().robot} </span>
    </span>
  ) : null;

/** The same on a beer mat, where names have little room. */
export const RobotBadge = () => (
  <span class="robotbadge" title={houseTexts().robot}>
    <Icon name="robot" />
  </span>
);

/** The same where there is only text. */
export const withRobot = (name: string, robot: boolean | undefined): string =>
  robot === true ? `${name} (${houseTexts().robot})` : name;
