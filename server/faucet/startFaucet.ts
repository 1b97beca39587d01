import type { ServerDeps } from '../deps.ts'
import { type PayDeps, payClaims } from './payClaims.ts'

const EVERY_MS = 1_000

/** Pays claims of all faucets until stopped. A network that fails doesn't delay the others. */
export function startFaucet(deps: PayDeps & Pick<ServerDeps, 'faucets'>): { stop(): Promise<void> } {
  const stops = deps.faucets.map(({ chainId }) => {
    let stopped = deps.faucetWallet === null
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> = Promise.resolve()
    const plan = (): void => {
      if (stopped) return
      timer = setTimeout(() => {
        running = payClaims(deps, chainId)
          .catch((err: unknown) => deps.log.warn({ err, chain: chainId }, 'a faucet pass failed'))
          .then(plan)
      }, EVERY_MS)
      timer.unref()
    }
    plan()
    return (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      return running
    }
  })
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}
