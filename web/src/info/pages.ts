export { CardsPage } from './cards-page.tsx';
export { HelpPage } from './help-page.tsx';
export { HousePage } from './house-page.tsx';
export { RulebookView } from './rulebook.tsx';
export { RulesPage } from './rules-page.tsx';
export { loadTexts } from './texts.ts';
