import type { ServerConfig as Environment } from '#runtime/config.ts'
import type { TrackerSettings } from '#runtime/catalogue/tracker.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { ChainLookup } from '../deps.ts'
import type { VendorOptions } from '../providers/vendor.ts'
import { createBlockIndex } from './createBlockIndex.ts'
import { createBlockscout } from './createBlockscout.ts'
import { createEtherscan } from './createEtherscan.ts'
import { createTracker, type Tracker } from './createTracker.ts'

interface Deps {
  readonly clock: Clock
  readonly log: Log
  readonly chains: ChainLookup
  readonly count: NonNullable<VendorOptions['count']>
}

/**
 * Opens the sources of each network in the order Etherscan, Blockscout, our own index; Etherscan only with a key.
 * @throws AppError `config_invalid` for an address that is neither https nor on this machine
 */
export function openTracker(env: Environment, { networks }: TrackerSettings, deps: Deps): Tracker {
  const { ETHERSCAN_API_KEY: apiKey } = env
  const etherscan = apiKey
    ? createEtherscan({ url: env.ETHERSCAN_URL, apiKey, perSecond: env.ETHERSCAN_PER_SECOND }, deps)
    : null
  const index = createBlockIndex(deps)
  return createTracker(
    networks.map((row) => ({
      chain: row.chain,
      readers: [
        ...(row.etherscan && etherscan ? [etherscan] : []),
        ...(row.blockscout
          ? [createBlockscout({ url: row.blockscout, perSecond: env.BLOCKSCOUT_PER_SECOND }, deps)]
          : []),
        ...(row.blocks ? [index] : []),
      ],
    })),
    deps,
  )
}
