import { isLocal } from '../connection.ts';
import { fetched } from '../parts/fetched.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { TableRoom, type TableRoomProps } from './table-room.tsx';

const PassDevice = fetched(async () => {
  const [{ PassDevice }, { loadTexts }] = await Promise.all([
    import('../local/pass-device.tsx'),
    import('../local/texts.ts'),
  ]);
  await loadTexts();
  return PassDevice;
});

/** Whose turn it is of those who share this device, if it is not whoever has it. */
function nextHere({ table: { scene }, me, nameOf }: TableContext, gameUi: GameUi) {
  const { room } = scene;
  const isPlaying = isLocal.value && room.started && !room.closed;
  if (!isPlaying || gameUi.stage(scene) !== 'playing' || gameUi.isYourTurn(scene)) return undefined;
  return room.chairs
    .flatMap((holder, seat) =>
      'person' in holder ? [{ person: holder.person, seat, name: nameOf(seat) }] : [],
    )
    .find(({ person, seat }) => person !== me && gameUi.seatLook(scene, seat).turn);
}

/** The table, unless somebody else has to have the device for that. */
export function SeenTable(props: TableRoomProps) {
  const next = nextHere(props.context, props.gameUi);
  return next === undefined ? <TableRoom {...props} /> : <PassDevice {...next} />;
}
