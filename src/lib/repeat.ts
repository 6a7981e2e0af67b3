/** Does a job again and again, never two at once. Returns what ends it: a promise for the end of the job in hand. */
export function repeat(
  every: number,
  job: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand = Promise.resolve();

  const plan = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      inHand = job()
        .catch(failed)
        .then(() => plan());
    }, every);
  };
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    return inHand;
  };
}
