import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { Served } from '../vendorRoutes.ts'
import type { ChainsAnswer } from './answers.ts'
import { relayCurrency, relayNetwork, sameAddress } from './networks.ts'

type Chain = ChainsAnswer['chains'][number]

/** Assets of the catalogue that Relay takes and pays out now, by GET /chains. */
export function servedBy({ assets }: Pick<Catalogue, 'assets'>, { chains }: ChainsAnswer): Served {
  const open = new Map(chains.filter(({ disabled }) => disabled !== true).map((chain) => [chain.id, chain]))
  const sources = new Set<AssetId>()
  const destinations = new Set<AssetId>()
  for (const { id, chainId } of assets) {
    const network = relayNetwork(chainId)
    const chain = network && open.get(network.id)
    const currency = relayCurrency(id)
    if (!network || !chain || currency === null) continue
    const { depository } = network
    const isPinned = depository !== null && sameAddress(chain.protocol?.v2?.depository ?? '', depository)
    if (isPinned && takes(chain, currency)) sources.add(id)
    if (chain.depositEnabled !== false && pays(chain, currency)) destinations.add(id)
  }
  return { sources, destinations }
}

/** Taken without a swap before the deposit. */
const takes = ({ solverCurrencies = [] }: Chain, currency: string): boolean =>
  solverCurrencies.some(({ address }) => sameAddress(address ?? '', currency))

const pays = (chain: Chain, currency: string): boolean =>
  takes(chain, currency) ||
  [...(chain.currency ? [chain.currency] : []), ...(chain.erc20Currencies ?? [])].some(
    ({ address, supportsBridging }) => supportsBridging === true && sameAddress(address ?? '', currency),
  )
