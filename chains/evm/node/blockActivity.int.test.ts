import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployContract, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainOf } from '#core/catalogue/fixture.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { createEvmNode } from './createNode.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
})
afterAll(() => anvil?.stop())

it('shows who sent what in a block, what it cost, and which contract it reached', async () => {
  const wallet = createWalletClient({ account: privateKeyToAccount(devAccounts.user.key), transport: http(anvil.url) })
  const node = createEvmNode({ chain: chainOf(31337), assets: [], endpoints: [anvil.url], quorum: 1 })
  const own = devAccounts.user.address.toLowerCase()
  const mined = async (sent: Promise<`0x${string}`>) => {
    const receipt = await waitForTransactionReceipt(wallet, { hash: await sent })
    return { receipt, block: await node.blockActivity?.(receipt.blockNumber) }
  }
  const plain = await mined(sendTransaction(wallet, { to: `0x${'77'.repeat(20)}`, value: 7n, chain: null }))
  const { gasUsed, effectiveGasPrice, blockHash, transactionHash } = plain.receipt
  expect(plain.block).toMatchObject({
    hash: blockHash,
    transactions: [{ hash: transactionHash, from: own, contract: null, value: 7n, fee: gasUsed * effectiveGasPrice }],
  })
  // Its code is one REVERT: any call of it fails.
  const created = await mined(
    deployContract(wallet, { abi: [], bytecode: '0x6460006000fd6000526005601bf3', chain: null }),
  )
  const contract = created.receipt.contractAddress?.toLowerCase() as `0x${string}`
  expect(created.block?.transactions).toMatchObject([{ from: own, contract, value: 0n }])
  expect(created.block?.parentHash).toBe(plain.block?.hash)
  const failed = await mined(
    sendTransaction(wallet, { to: contract, data: '0x12', value: 5n, gas: 100_000n, chain: null }),
  )
  expect(failed.receipt.status).toBe('reverted')
  expect(failed.block?.transactions).toMatchObject([{ contract, value: 0n, fee: expect.any(BigInt) as bigint }])
  await expect(node.blockActivity?.(failed.receipt.blockNumber + 1n)).rejects.toMatchObject({ retriable: true })
  await node.close()
})
