import type { GameUiProps } from './game-ui.ts';

/** Instead of the actions, for those who watch. */
export const WatchingBar = ({
  joining,
  chatToggle,
}: Pick<GameUiProps, 'joining' | 'chatToggle'>) => (
  <div class="actions" id="start">
    {chatToggle}
    {joining}
  </div>
);
