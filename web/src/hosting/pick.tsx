interface PickProps<Value extends string> {
  readonly title: string;
  readonly choice: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** The id of what explains the choice. */
  readonly note?: string;
}

/** One of a few words. */
export function Pick<Value extends string>(props: PickProps<Value>) {
  const { title, choice, value, set, note } = props;
  return (
    <label class="pickone">
      {title}
      <select
        class="field"
        value={value}
        aria-describedby={note}
        onChange={({ currentTarget }) => {
          const chosen = keysOf(choice).find(each => each === currentTarget.value);
          if (chosen !== undefined) set(chosen);
        }}
      >
        {keysOf(choice).map(each => (
          <option key={each} value={each}>
            {choice[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

const isKeyOf = <Key extends string>(
  key: string,
  record: Readonly<Record<Key, string>>,
): key is Key => Object.hasOwn(record, key);

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] =>
  Object.keys(record).filter(key => isKeyOf(key, record));
