import { computed } from '@preact/signals';

import { snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';

/** Messages that were not read, questions of those who want to be friends, and invitations to tables other than the one that one looks at. */
const unread = computed(() => {
  const { unread = {}, invitations = [], muted = [], friends, table } = snapshot.value;
  const elsewhere = invitations.filter(each => each.table.table !== table?.table);
  const heard = Object.entries(unread).filter(([person]) => !muted.includes(person));
  return (
    heard.reduce((sum, [, count]) => sum + count, 0) +
    elsewhere.length +
    (friends?.asked.length ?? 0)
  );
});

/** The way to the people in the house, with how much there is to read. */
export function PeopleLink() {
  const text = houseTexts().people;
  return (
    <Link to="/people" kind="btn quiet icon people-link">
      <Icon name="people" />
      <span class="vh">{unread.value > 0 ? text.openUnread(unread.value) : text.title}</span>
      {unread.value > 0 && (
        <span class="unread" aria-hidden="true">
          {unread.value}
        </span>
      )}
    </Link>
  );
}

/** Beside a button that leads to something unread. */
export const UnreadDot = () =>
  unread.value === 0 ? null : <span class="unread dot" aria-hidden="true" />;
