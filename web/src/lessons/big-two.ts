import type { Lesson } from './lesson.ts';

/** One leads the lowest card, takes the lead with the highest, and has combinations of five after that. */
export const lesson: Lesson = {
  options: { stake: 0 },
  seats: 4,
  deal: 'deal 6c Td Qh 3d 4s 3h 3s 4c 6s 6h 4d 4h 7s 8h 5h 5c 8s 9h 7d 6d 9d Ah 8d 7h Ts 3c 9c 8c Jc 5d Th 9s Qs 7c Qd Jd Ks Tc Kh Jh Ad Qc Ac Js As Kc 2d Kd 2h 2c 5s 2s',
  moves: [
    '0 play 3d',
    '3 play 6c',
    '2 play Td',
    '1 play Qh',
    '0 play 2s',
    '3 pass',
    '2 pass',
    '1 pass',
    '0 play 5c 6d 7h 8c 9s',
    '3 pass',
    '2 play 3h 6h 8h 9h Ah',
    '1 pass',
    '0 play 4c 4h Jd Jh Js',
    '3 pass',
    '2 pass',
    '1 pass',
    '0 play Kd',
  ],
};
