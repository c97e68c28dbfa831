/** Whether advice was had since the last move. */
let hasAdvice = false;

export const hadAdvice = (): void => void (hasAdvice = true);

/** Tells it once: the move that follows was made on it. */
export function takeAdvised(): boolean {
  const had = hasAdvice;
  hasAdvice = false;
  return had;
}
