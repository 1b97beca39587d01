import { createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBlock, sendTransaction } from 'viem/actions'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { describeChainFamily, type ChainFixture } from '#chains/suite.ts'
import { evmAddressRules } from './address.ts'
import { createEvmNode } from './node/createNode.ts'
import { encodeOpen } from './order/calls.ts'
import { offerTypedData } from './order/typedData.ts'
import { devAccounts } from './testing/accounts.ts'
import { startAnvil } from './testing/anvil.ts'
import { deployContracts, prepareAccounts } from './testing/deploy.ts'
import { localNodeOptions } from './testing/localChain.ts'
import { sampleOrder } from './testing/orders.ts'

const CHAIN = 31338
const native = assetId(chainId(CHAIN), NATIVE)

async function start(): Promise<ChainFixture> {
  const anvil = await startAnvil({ chainId: CHAIN })
  const at = await deployContracts(anvil.url, CHAIN)
  await prepareAccounts(anvil.url, CHAIN, [])
  await anvil.rpc('evm_setAutomine', [false])
  const user = createWalletClient({ account: privateKeyToAccount(devAccounts.user.key), transport: http(anvil.url) })
  const signer = privateKeyToAccount(devAccounts.offerSigner.key)
  let nonce = 1n
  const now = async () => Number((await getBlock(user)).timestamp)
  return {
    node: createEvmNode(localNodeOptions(CHAIN, [anvil.url])),
    payerSecret: devAccounts.maker.key,
    deposit: async () => {
      const order = sampleOrder(await now(), { srcChainId: BigInt(CHAIN), dstChainId: 31337n, nonce: nonce++ })
      const signature = await signer.signTypedData(offerTypedData(order, at.escrow))
      const data = encodeOpen(order, signature)
      const txId = await sendTransaction(user, {
        to: at.escrow,
        data,
        value: order.inputAmount,
        gas: 400_000n,
        chain: null,
      })
      await anvil.mine()
      return { txId, asset: native, amount: order.inputAmount, sender: order.depositor }
    },
    payout: async () => {
      const recipient = privateKeyToAccount(generatePrivateKey()).address.toLowerCase() as `0x${string}`
      const order = sampleOrder(await now(), { dstChainId: BigInt(CHAIN), nonce: nonce++, recipient })
      return {
        order,
        action: { kind: 'fill', order },
        memo: null,
        asset: native,
        amount: order.outputAmount,
        recipient,
      }
    },
    mine: (blocks) => anvil.mine(blocks),
    reorg: async (depth) => {
      await anvil.rpc('anvil_reorg', [depth, []])
    },
    stop: () => anvil.stop(),
  }
}

describeChainFamily('EVM', { rules: evmAddressRules, addressBytes: 20, unknownRef: `0x${'5e'.repeat(32)}`, start })
