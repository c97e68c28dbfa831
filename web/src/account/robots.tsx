import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import { useEffect, useRef } from 'preact/hooks';

import { copied } from '../parts/copy.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { day, houseTexts } from '../text/texts.ts';
import { ask, type JsonObject } from './account-api.ts';
import { useAsking } from './asking.ts';
import { RobotName } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { Waiting } from './scores.tsx';
import { texts } from './texts.ts';

interface Robot {
  readonly person: string;
  readonly name: string;
  readonly at: number;
  readonly usedAt: number | undefined;
}

/** The robots of somebody with an account: all of them, one more, one less. */
export function Robots() {
  const text = texts().robots;
  const { robots, failed, fetch } = useRobots();
  const made = useSignal<JsonObject | undefined>(undefined);
  const leaving = useSignal<Robot | undefined>(undefined);
  const back = () => {
    made.value = undefined;
    leaving.value = undefined;
    void fetch();
  };
  if (made.value) return <Token made={made.value} done={back} />;
  if (leaving.value) return <Remove robot={leaving.value} done={back} />;
  return (
    <Page title={text.title} back="/me">
      <p>{text.lead}</p>
      <Waiting list={robots} failed={failed} fetch={fetch}>
        <List robots={robots ?? []} remove={robot => (leaving.value = robot)} />
      </Waiting>
      <Make done={reply => (made.value = reply)} />
    </Page>
  );
}

function useRobots() {
  const robots = useSignal<readonly Robot[] | undefined>(undefined);
  const failed = useSignal(false);
  const fetch = async () => {
    const answer = await ask('robot/list');
    failed.value = !answer.ok;
    if (answer.ok) robots.value = robotsIn(answer.value);
  };
  useEffect(() => void fetch(), []);
  return { robots: robots.value, failed: failed.value && robots.value === undefined, fetch };
}

const robotsIn = ({ robots }: JsonObject): readonly Robot[] =>
  Array.isArray(robots) ? robots.filter(isObject).map(robotIn) : [];

const robotIn = ({ person, name, at, usedAt }: JsonObject): Robot => ({
  person: String(person),
  name: String(name),
  at: Number(at),
  usedAt: typeof usedAt === 'number' ? usedAt : undefined,
});

interface ListProps {
  readonly robots: readonly Robot[];
  readonly remove: (robot: Robot) => void;
}

function List({ robots, remove }: ListProps) {
  const text = texts().robots;
  if (robots.length === 0) return <p class="panel">{text.none}</p>;
  return (
    <ul class="todo">
      {robots.map(robot => (
        <li key={robot.person} class="keyrow">
          <Icon name="robot" />
          <span class="rt">
            <strong>{robot.name}</strong>
            <span class="muted">{whenOf(robot)}</span>
          </span>
          <button type="button" class="btn" onClick={() => remove(robot)}>
            <Icon name="bin" />
            <span>{texts().passkeys.remove}</span>
            <span class="vh">: {robot.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const whenOf = ({ at, usedAt }: Robot): string =>
  usedAt === undefined
    ? texts().passkeys.added(day(at))
    : texts().passkeys.addedAndUsed(day(at), day(usedAt));

function Make({ done }: { done: (reply: JsonObject) => void }) {
  const text = texts().robots;
  const name = useSignal('');
  const { busy, trouble, run } = useAsking();
  const submit = () =>
    void run({ send: () => ask('robot/add', { name: name.value.trim() }), done });
  return (
    <Form go={text.make} busy={busy} trouble={trouble} submit={submit}>
      <RobotName value={name} trouble={trouble} />
    </Form>
  );
}

/** Shown once: nobody can tell it later. */
function Token({ made, done }: { made: JsonObject; done: () => void }) {
  const text = texts().robots;
  const token = useRef<HTMLElement>(null);
  const copy = async () => {
    if (await copied(String(made['token']))) return toast(text.copied, 'check');
    if (token.current) getSelection()?.selectAllChildren(token.current);
    toast(text.notCopied);
  };
  return (
    <Page title={text.tokenTitle}>
      <p>{text.tokenLead}</p>
      <dl class="panel slip">
        <dt>{text.name}</dt>
        <dd>{String(made['name'])}</dd>
        <dt>{text.token}</dt>
        <dd class="token" ref={token}>
          {String(made['token'])}
        </dd>
      </dl>
      <button type="button" class="btn wide" onClick={() => void copy()}>
        <Icon name="copy" />
        {text.copy}
      </button>
      <button type="button" class="btn go wide" onClick={done}>
        <Icon name="check" />
        {text.done}
      </button>
    </Page>
  );
}

function Remove({ robot, done }: { robot: Robot; done: () => void }) {
  const text = texts().robots;
  const { busy, trouble, run } = useAsking();
  const submit = () => void run({ send: () => ask('robot/remove', { robot: robot.person }), done });
  return (
    <Page title={texts().passkeys.removeTitle(robot.name)}>
      <p>{text.removeLead}</p>
      <Form go={text.goRemove} look="raise" busy={busy} trouble={trouble} submit={submit} />
      <button type="button" class="btn wide" onClick={done}>
        {houseTexts().cancel}
      </button>
    </Page>
  );
}
