import type { AssetId } from '#core/chain/assetId.ts'
import { describeChainFamily } from '../suite.ts'
import { starknetAddressRules } from './address.ts'
import { contracts } from './testing/contracts.ts'
import { etherAsset, makerSecret, startLocalStarknetChain, strkAsset, user } from './testing/localChain.ts'
import { samplePayout } from './testing/payouts.ts'

/** The native coin, whose contract has events of the older kind, and the token that pays fees. */
const kinds: Readonly<Record<string, { readonly asset: AssetId; readonly token: string | null }>> = {
  ether: { asset: etherAsset, token: null },
  strk: { asset: strkAsset, token: contracts.strk },
}

for (const [name, { asset, token }] of Object.entries(kinds))
  describeChainFamily(`starknet, ${name}`, {
    rules: starknetAddressRules,
    addressBytes: 31,
    around: ['00', ''],
    native: starknetAddressRules.toBytes(contracts.ether),
    unknownRef: `0x07${'ab'.repeat(31)}`,
    start: async () => {
      const chain = await startLocalStarknetChain()
      let deposits = 0n
      return {
        node: chain.node,
        payerSecret: makerSecret,
        deposit: async () => {
          const amount = 1_000_000n + deposits++
          const txId = await chain.deposit({ token, amount, memo: 'memo' })
          return { txId, asset, amount, sender: user.address }
        },
        payout: async () => samplePayout(asset, 2_500_000n),
        mine: async (blocks) => chain.mine(blocks),
        reorg: async (depth) => chain.reorg(depth),
        stop: () => chain.stop(),
      }
    },
  })
