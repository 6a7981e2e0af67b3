/** What comes of `work`, or `late` if that takes longer than so many milliseconds. The work goes on all the same. */
export async function withTimeLimit<Value, Late>(work: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
