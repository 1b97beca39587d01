import { deliver, type OutgoingDeps } from './deliver.ts'

/** Milliseconds between polls while nothing is due. */
const IDLE_MS = 1000

export interface Sender {
  /** Claims nothing more; resolves once the claimed notices are stored. */
  stop(): Promise<void>
}

/** Sends due notices until stopped; any number of replicas can run. */
export function startSender(deps: OutgoingDeps): Sender {
  const { store, clock, log, pace } = deps
  const most = Math.max(20, pace.perSecond * 2)
  const under = new Set<Promise<void>>()
  const stopping = new AbortController()
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, stopping.signal.aborted ? 0 : ms)
      stopping.signal.addEventListener('abort', done)
    })
  const begin = (work: Promise<void>): void => {
    // A notice that failed here remains claimed: it returns in doubt when the claim ends.
    const whole = work
      .catch((err: unknown) => log.warn({ err }, 'a notice could not be delivered'))
      .finally(() => under.delete(whole))
    under.add(whole)
  }
  const round = async (): Promise<void> => {
    const now = clock.now()
    const { notices, nextAt } = await store.notices.claim(now, pace)
    for (const notice of notices) begin(deliver(deps, notice))
    await (under.size >= most
      ? Promise.race(under)
      : pause(nextAt ? Math.min(nextAt.getTime() - now.getTime(), IDLE_MS) : IDLE_MS))
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await round().catch((err: unknown) => {
        log.warn({ err }, 'notices could not be taken')
        return pause(IDLE_MS)
      })
    }
    await Promise.all(under)
  }
  const running = loop()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
