import { describeChainFamily } from '../suite.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { tonAddressRules } from './address.ts'
import { writeTxRef } from './family.ts'
import { writeComment } from './pay/payload.ts'
import {
  gramAsset,
  maker,
  makerSecret,
  startLocalTonChain,
  type TestMessage,
  usdcAsset,
  usdcMessage,
} from './testing/localChain.ts'
import { samplePayout } from './testing/payouts.ts'

/** One asset of each kind: coins by comment, jettons by forward payload. */
const kinds: Readonly<Record<string, { asset: AssetId; message(user: string, amount: bigint): TestMessage }>> = {
  coins: {
    asset: gramAsset,
    message: (_, amount) => ({ to: maker, coins: amount, body: writeComment('memo'), bounce: false }),
  },
  jettons: { asset: usdcAsset, message: (user, amount) => usdcMessage(user, maker, amount, 'memo') },
}

for (const [name, { asset, message }] of Object.entries(kinds))
  describeChainFamily(`ton, ${name}`, {
    rules: tonAddressRules,
    addressBytes: 32,
    unknownRef: writeTxRef({ account: maker, hash: 'ab'.repeat(32) }),
    start: async () => {
      const chain = await startLocalTonChain(Date.now() - 3_600_000)
      let deposits = 0n
      const newest = async () => (await chain.node.head()).height
      return {
        node: chain.node,
        payerSecret: makerSecret,
        deposit: async () => {
          const amount = 1_000_000_000n + deposits++
          const from = await newest()
          await chain.send([message(chain.user, amount)])
          chain.pass(1)
          const { deposits: found } = await chain.node.scan(from, await newest())
          const txId = found.find((one) => one.amount === amount)?.txId ?? 'none'
          return { txId, asset, amount, sender: chain.user }
        },
        payout: async () => samplePayout(asset, 2_500_000_000n),
        mine: async (blocks) => chain.pass(blocks),
        reorg: null,
        stop: () => chain.stop(),
      }
    },
  })
