import { type Signal, useSignal } from '@preact/signals';

import { linkBase } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { InviteLink } from '../table/invite.tsx';
import { InfoPage } from './info-page.tsx';
import { addressOf, keepHouses, type OtherHouse, otherHouses, USUAL_PORT } from './other-houses.ts';
import { texts } from './texts.ts';

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Where this house is, and the others that this visitor remembers. */
export function HousePage() {
  const text = texts().house;
  const houses = useSignal(otherHouses());
  const set = (next: readonly OtherHouse[]) => {
    houses.value = next;
    keepHouses(next);
  };
  return (
    <InfoPage title={text.title} lead={text.lead} state={text.number(houses.value.length)}>
      <section class="panel" aria-labelledby="address">
        <h2 id="address">{text.address}</h2>
        <InviteLink
          link={linkBase()}
          text={LOCAL.test(linkBase()) ? text.onlyHere : text.addressText}
          label={text.link}
        />
        <p class="muted">{text.firewall}</p>
      </section>
      <section class="panel" aria-labelledby="others">
        <h2 id="others">{text.others}</h2>
        <p class="muted">{text.othersText}</p>
        {houses.value.length === 0 && <p>{text.none}</p>}
        <ul class="rows">
          {houses.value.map(house => (
            <HouseRow
              key={house.url}
              house={house}
              forget={() => set(houses.value.filter(({ url }) => url !== house.url))}
            />
          ))}
        </ul>
        <Remember houses={houses.value} add={house => set([...houses.value, house])} />
      </section>
    </InfoPage>
  );
}

function HouseRow({ house: { name, url }, forget }: { house: OtherHouse; forget: () => void }) {
  const text = texts().house;
  return (
    <li class="row">
      <div class="rt">
        <strong>{name}</strong>
        <span class="muted">{url}</span>
      </div>
      <a class="btn go" href={url} rel="noreferrer">
        {text.open(name)}
      </a>
      <button type="button" class="btn quiet icon" aria-label={text.forget(name)} onClick={forget}>
        <Icon name="bin" />
      </button>
    </li>
  );
}

interface RememberProps {
  readonly houses: readonly OtherHouse[];
  readonly add: (house: OtherHouse) => void;
}

function Remember({ houses, add }: RememberProps) {
  const text = texts().house;
  const [name, where, error] = [useSignal(''), useSignal(''), useSignal('')];
  const remember = (event: Event) => {
    event.preventDefault();
    const url = addressOf(where.value);
    if (url === undefined) return void (error.value = text.badAddress);
    if (houses.some(house => house.url === url)) return void (error.value = text.known);
    const house = { name: name.value.trim() || new URL(url).host, url };
    add(house);
    toast(text.remembered(house.name), 'check');
    for (const field of [name, where, error]) field.value = '';
  };
  return (
    <form class="remember" onSubmit={remember}>
      <Field label={text.where} value={where} describedBy="where-hint" />
      <p id="where-hint" class={error.value === '' ? 'muted' : 'error'} role="status">
        {error.value === '' ? text.whereHint(USUAL_PORT) : error.value}
      </p>
      <Field label={text.name} value={name} />
      <button type="submit" class="btn wide">
        <Icon name="plus" />
        {text.remember}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly describedBy?: string;
}

const Field = ({ label, value, describedBy }: FieldProps) => (
  <label>
    {label}
    <input
      class="field"
      autocapitalize="none"
      autocomplete="off"
      maxLength={200}
      aria-describedby={describedBy}
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
);
