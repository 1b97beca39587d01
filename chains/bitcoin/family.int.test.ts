import { describe } from 'vitest'
import { describeChainFamily } from '../suite.ts'
import { bitcoinAddressRules } from './address.ts'
import { interfaces } from './testing/esplora.ts'
import {
  bitcoinNode,
  coinAsset,
  hasLitecoind,
  LITECOIN_CHAIN,
  makerKeys,
  makerSecret,
  startLocalBitcoinChain,
} from './testing/localChain.ts'
import { samplePayout } from './testing/payouts.ts'

describe.skipIf(!hasLitecoind).each(interfaces)('bitcoin over %s', (name, open) =>
  describeChainFamily(`bitcoin over ${name}`, {
    rules: bitcoinAddressRules,
    addressBytes: 20,
    around: ['76a914', '88ac'],
    unknownRef: 'ab'.repeat(32),
    start: async () => {
      const chain = await startLocalBitcoinChain()
      await chain.fund(20, 20_000_000n)
      const api = await open(chain.url)
      let deposits = 0
      return {
        node: bitcoinNode(Number(LITECOIN_CHAIN), [api.url]),
        payerSecret: makerSecret,
        deposit: async () => {
          const { address } = makerKeys.deposits.at(deposits++)
          const amount = 1_000_000n + BigInt(deposits)
          const txId = await chain.pay(address, amount)
          await chain.mine(1)
          return { txId, asset: coinAsset, amount, sender: '' }
        },
        payout: async () => samplePayout(2_500_000n),
        mine: async (blocks) => void (await chain.mine(blocks)),
        reorg: (depth) => chain.reorg(depth),
        stop: async () => {
          await api.stop()
          await chain.stop()
        },
      }
    },
  }),
)
