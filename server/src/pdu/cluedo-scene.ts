import type { Cluedo } from '@stammtisch/cluedo';
import { type Patch, patched } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';
import { sceneFor, type Table } from '@stammtisch/table';

/** How the house shows a table of Cluedo. */
export type CluedoScene = Scene<Cluedo['View']>;

export const GAME = 'cluedo';

/** What the house has said of a table is what the rules of its game have said. */
export const cluedoScene = (scene: Scene): CluedoScene | undefined =>
  scene.room.game === GAME ? (scene as CluedoScene) : undefined;

export const sceneAfter = (scene: CluedoScene, patch: Patch): CluedoScene =>
  patched(scene, patch) as CluedoScene;

export const visibleMove = (seen: unknown): Cluedo['Visible'] => seen as Cluedo['Visible'];

/** What everyone may know of a table of Cluedo; undefined if it is another game's. */
export const publicView = (table: Table): Cluedo['View'] | undefined =>
  cluedoScene(sceneFor(table, 'gallery'))?.view;
