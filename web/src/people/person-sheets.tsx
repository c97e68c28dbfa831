import { ConversationSheet } from './conversation.tsx';
import type { PersonProps } from './opened-person.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';

export { loadTexts } from './texts.ts';

/** A person, what one writes to them, or what one tells the operator about them. */
export function PersonSheets({ as, ...props }: PersonProps) {
  switch (as) {
    case 'card':
      return <PersonSheet key={props.person} {...props} />;
    case 'conversation':
      return <ConversationSheet key={props.person} {...props} />;
    case 'report':
      return <ReportSheet key={props.person} {...props} />;
  }
}
