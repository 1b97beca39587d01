import { createWalletClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { createEvmNode } from './createNode.ts'

const { user } = devAccounts
const recipient = '0x00000000000000000000000000000000000c0ffe'
const stranger = '0x00000000000000000000000000000000000cafe0'
const coin = assetId(chainId(31337), NATIVE)
let anvil: Anvil
let at: Deployment
let node: ChainNode

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  at = await deployContracts(anvil.url, 31337)
  await prepareAccounts(anvil.url, 31337, [[user, 100n]])
  node = createEvmNode(localNodeOptions(31337, [anvil.url]))
})
afterAll(async () => {
  await node?.close()
  await anvil.stop()
})

async function send(call: { to: `0x${string}`; data?: `0x${string}`; value?: bigint }): Promise<string> {
  const account = privateKeyToAccount(user.key)
  const wallet = createWalletClient({ account, transport: http(anvil.url), pollingInterval: 50 })
  const hash = await sendTransaction(wallet, { chain: null, ...call })
  await waitForTransactionReceipt(wallet, { hash })
  return hash
}
const transfer = (to: `0x${string}`, amount: bigint) =>
  send({ to: at.usdc, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }) })

it('reads a token’s transfer to the recipient, and nothing for another one or another token', async () => {
  const usdc = assetId(chainId(31337), at.usdc.toLowerCase())
  const txId = await transfer(recipient, 41n)
  expect(await node.received?.({ asset: usdc, recipient, txId })).toBe(41n)
  expect(await node.received?.({ asset: usdc, recipient: stranger, txId })).toBeNull()
  expect(await node.received?.({ asset: coin, recipient, txId })).toBeNull()
  const other = assetId(chainId(31337), stranger)
  expect(await node.received?.({ asset: other, recipient, txId })).toBeNull()
})

it('reads coins that are sent directly', async () => {
  const txId = await send({ to: recipient, value: 7n })
  expect(await node.received?.({ asset: coin, recipient, txId })).toBe(7n)
  expect(await node.received?.({ asset: coin, recipient: stranger, txId })).toBeNull()
})

it('says nothing of a transaction that is not in a block, or that failed', async () => {
  expect(await node.received?.({ asset: coin, recipient, txId: `0x${'ab'.repeat(32)}` })).toBeNull()
  const account = privateKeyToAccount(user.key)
  const wallet = createWalletClient({ account, transport: http(anvil.url), pollingInterval: 50 })
  // More than it has: the gas is given, so that the transfer is mined and fails.
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 10n ** 30n] })
  const hash = await sendTransaction(wallet, { chain: null, to: at.usdc, data, gas: 200_000n })
  await waitForTransactionReceipt(wallet, { hash })
  const usdc = assetId(chainId(31337), at.usdc.toLowerCase())
  expect(await node.received?.({ asset: usdc, recipient, txId: hash })).toBeNull()
})
