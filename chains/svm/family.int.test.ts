import { base58 } from '@scure/base'
import { describeChainFamily } from '../suite.ts'
import { svmAddressRules } from './address.ts'
import { createSvmNode } from './node/createNode.ts'
import {
  maker,
  makerSecret,
  startLocalSvmChain,
  svmNodeOptions,
  usdcAsset,
  usdcMint,
  user,
} from './testing/localChain.ts'
import { samplePayout } from './testing/payouts.ts'
import { transferInstructions } from './instructions.ts'

describeChainFamily('svm', {
  rules: svmAddressRules,
  addressBytes: 32,
  unknownRef: base58.encode(new Uint8Array(64).fill(9)),
  start: async () => {
    const chain = await startLocalSvmChain(100)
    let deposits = 0n
    return {
      node: createSvmNode(svmNodeOptions([chain.url])),
      payerSecret: makerSecret,
      deposit: async () => {
        const amount = 1_000_000n + deposits++
        const [from, to] = [user.publicKey.toBase58(), maker.publicKey.toBase58()]
        const token = { mint: usdcMint, decimals: 6 }
        const txId = await chain.send(
          transferInstructions({ from, to, token, amount, memo: 'memo', extraLamports: 0n, createAccount: false }),
          [user],
        )
        return { txId, asset: usdcAsset, amount, sender: from }
      },
      payout: async () => samplePayout(usdcAsset, 2_500_000n),
      mine: (blocks) => chain.slots(blocks),
      reorg: null,
      stop: () => chain.stop(),
    }
  },
})
