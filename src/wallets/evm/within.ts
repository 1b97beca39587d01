/** Whether the work was over before this much time was. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  const over = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return over
}
