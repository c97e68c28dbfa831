import { type Signal, useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';

import { Icon } from '../parts/icon.tsx';
import { texts } from './texts.ts';
import type { FieldName, Trouble } from './trouble.ts';

interface AnyFieldProps {
  readonly value: Signal<string>;
  readonly trouble: Trouble | undefined;
  readonly hint?: string;
}

interface FieldProps extends AnyFieldProps {
  readonly at: FieldName;
  readonly label: string;
  readonly autocomplete: AutoFill;
}

export const NameField = (props: AnyFieldProps) => (
  <Field at="name" label={texts().fields.name} autocomplete="username" {...props} />
);

export const CodeField = (props: AnyFieldProps) => (
  <Field at="code" label={texts().fields.code} autocomplete="off" {...props} />
);

export const PasskeyName = (props: AnyFieldProps) => (
  <Field at="passkey" label={texts().passkeys.name} autocomplete="off" {...props} />
);

export const RobotName = (props: AnyFieldProps) => (
  <Field at="name" label={texts().robots.name} autocomplete="off" {...props} />
);

interface PasswordFieldProps extends AnyFieldProps {
  readonly label?: string;
}

/** A password that is chosen here. */
export const NewPassword = ({
  label = texts().fields.newPassword,
  ...props
}: PasswordFieldProps) => (
  <Field
    at="password"
    label={label}
    hint={texts().fields.passwordHint(LIMITS.passwordMin)}
    autocomplete="new-password"
    {...props}
  />
);

/** A password that one has. */
export const OldPassword = ({ label = texts().fields.password, ...props }: PasswordFieldProps) => (
  <Field at="old" label={label} autocomplete="current-password" {...props} />
);

/** So that a password manager knows whose password this is. */
export const Username = ({ name }: { name: string }) => (
  <input type="text" name="username" autocomplete="username" value={name} readOnly hidden />
);

const HIDDEN = { type: 'password' } as const;
const LEGIBLE = { type: 'text' } as const;

const TRAITS = {
  name: { class: 'field', maxLength: LIMITS.name, autocapitalize: 'words' },
  code: { class: 'field codefield', maxLength: LIMITS.password, autocapitalize: 'off' },
  passkey: { class: 'field', maxLength: LIMITS.passkeyName, autocapitalize: 'words' },
  password: { class: 'field', maxLength: LIMITS.password, autocapitalize: 'off' },
  old: { class: 'field', maxLength: LIMITS.password, autocapitalize: 'off' },
} as const;

function Field({ at, label, value, autocomplete, trouble, hint }: FieldProps) {
  const isSecret = at === 'password' || at === 'old';
  const shown = useSignal(false);
  const wrong = trouble?.at === at ? trouble.text : undefined;
  const note = wrong ?? hint;
  return (
    <div class="labelled">
      <label for={at}>{label}</label>
      <div class="withbtn">
        <input
          {...TRAITS[at]}
          {...(isSecret && !shown.value ? HIDDEN : LEGIBLE)}
          id={at}
          name={at}
          value={value.value}
          autocomplete={autocomplete}
          spellcheck={false}
          aria-invalid={wrong !== undefined}
          aria-describedby={note && `${at}-note`}
          onInput={event => (value.value = event.currentTarget.value)}
        />
        {isSecret && <ShowButton label={label} shown={shown} />}
      </div>
      {note !== undefined && (
        <p class={wrong === undefined ? 'muted' : 'error'} id={`${at}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

const ShowButton = ({ label, shown }: { label: string; shown: Signal<boolean> }) => (
  <button type="button" class="btn" onClick={() => (shown.value = !shown.value)}>
    <Icon name="eye" />
    <span>{shown.value ? texts().fields.hide : texts().fields.show}</span>
    <span class="vh">: {label}</span>
  </button>
);
