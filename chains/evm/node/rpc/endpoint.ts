import { type Client, createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import type { EndpointHealth } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import { isPassingFault, isTransportFault } from './faults.ts'
import { retry } from './retry.ts'

export interface EndpointOptions {
  readonly url: string
  readonly chainId: number
  readonly timeoutMs: number
  readonly attempts: number
}

export interface Endpoint {
  readonly label: string
  /** @throws AppError `rpc_unreachable`, `rpc_wrong_chain`; what the node itself answered with goes through as it is. */
  run<T>(read: (client: Client) => Promise<T>): Promise<T>
  /** Failed lately: asked only when the others do not suffice. */
  cooling(): boolean
  sawHeight(height: bigint): void
  health(): EndpointHealth
}

const COOL_MS = 2_000
const MAX_COOL_MS = 60_000

/** Host only: paths and queries of RPC addresses carry keys. */
export const labelOf = (url: string): string => new URL(url).host

export function createEndpoint(options: EndpointOptions, now: () => number = Date.now): Endpoint {
  const { url, chainId, timeoutMs, attempts } = options
  const label = labelOf(url)
  const client: Client = createClient({ transport: http(url, { retryCount: 0, timeout: timeoutMs }) })
  let rightChain = false
  let failures = 0
  let errors = 0
  let coolUntil = 0
  let lastError: string | null = null
  let height: bigint | null = null

  function failed(reason: string): void {
    errors += 1
    failures += 1
    lastError = reason
    coolUntil = now() + Math.min(COOL_MS * 2 ** (failures - 1), MAX_COOL_MS)
  }

  async function checkChain(): Promise<void> {
    if (rightChain) return
    const actual = await getChainId(client)
    if (actual !== chainId) throw new AppError('rpc_wrong_chain', `${label} serves network ${actual}, not ${chainId}.`, { status: 502 })
    rightChain = true
  }

  return {
    label,
    cooling: () => now() < coolUntil,
    sawHeight: (seen) => {
      height = seen
    },
    health: () => ({ label, healthy: failures === 0, height, errors, lastError }),
    async run(read) {
      try {
        const result = await retry(
          async () => {
            await checkChain()
            return read(client)
          },
          { attempts: failures > 0 ? 1 : attempts, baseMs: 100, isPassing: isPassingFault },
        )
        failures = 0
        return result
      } catch (error) {
        if (error instanceof AppError && error.reason === 'rpc_wrong_chain') failed(error.reason)
        if (!isTransportFault(error)) throw error
        // A node that came back may be another one (or another network).
        rightChain = false
        failed('rpc_unreachable')
        throw new AppError('rpc_unreachable', `${label} does not answer.`, { status: 502, cause: error })
      }
    },
  }
}
