import { changeHouse } from '../connection.ts';
import { texts } from './texts.ts';

interface PassDeviceProps {
  readonly person: string;
  readonly name: string;
}

/** In place of the table, until whoever is on turn has the device: nobody sees the cards of another. */
export const PassDevice = ({ person, name }: PassDeviceProps) => (
  <main class="nowhere">
    <h1>{texts().pass(name)}</h1>
    <p role="status">{texts().passWhat}</p>
    <button type="button" class="btn go" autofocus onClick={() => changeHouse(person)}>
      {texts().iAm(name)}
    </button>
  </main>
);
