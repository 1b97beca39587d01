import { createWalletClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { type RpcProxy, startRpcProxy } from '../testing/rpcProxy.ts'
import { createEvmNode } from './createNode.ts'

const { user } = devAccounts
const recipient = '0x00000000000000000000000000000000000c0ffe'
const stranger = '0x00000000000000000000000000000000000cafe0'
const coin = assetId(chainId(31337), NATIVE)
let anvil: Anvil
let usdc: AssetId
let at: Deployment
let node: ChainNode

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  at = await deployContracts(anvil.url, 31337)
  usdc = assetId(chainId(31337), at.usdc.toLowerCase())
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

const amountOf = async (asset: AssetId, account: string, txId: string) =>
  (await node.moved?.({ asset, account, txId }))?.amount

it('reads what a token’s transfer brought and took, and nothing for another account or token', async () => {
  const txId = await transfer(recipient, 41n)
  expect(await amountOf(usdc, recipient, txId)).toBe(41n)
  expect(await amountOf(usdc, user.address, txId)).toBe(-41n)
  expect(await amountOf(usdc, stranger, txId)).toBe(0n)
  expect(await amountOf(assetId(chainId(31337), stranger), recipient, txId)).toBe(0n)
  // Coins may move inside of a call.
  expect(await amountOf(coin, recipient, txId)).toBeNull()
  const at = (await node.moved?.({ asset: usdc, account: recipient, txId }))?.at
  expect(Math.abs((at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})

it('reads coins that are sent directly', async () => {
  const txId = await send({ to: recipient, value: 7n })
  expect(await amountOf(coin, recipient, txId)).toBe(7n)
  expect(await amountOf(coin, user.address, txId)).toBe(-7n)
  expect(await amountOf(coin, stranger, txId)).toBe(0n)
})

it('lists the events of one contract', async () => {
  const txId = await transfer(recipient, 3n)
  const of = async (contract: string) => (await node.emitted?.({ contract, txId }))?.events
  expect(await of(at.usdc)).toMatchObject([
    { topics: [expect.stringMatching(/^0xddf252ad/), expect.anything(), expect.anything()] },
  ])
  expect(await of(stranger)).toEqual([])
})

it('says nothing of a transaction that is in no block, and that a failed one moved nothing', async () => {
  const unknown = `0x${'ab'.repeat(32)}`
  expect(await node.moved?.({ asset: coin, account: recipient, txId: unknown })).toBeNull()
  expect(await node.emitted?.({ contract: at.usdc, txId: unknown })).toBeNull()
  const account = privateKeyToAccount(user.key)
  const wallet = createWalletClient({ account, transport: http(anvil.url), pollingInterval: 50 })
  // More than it has: the gas is given, so that the transfer is mined and fails.
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 10n ** 30n] })
  const hash = await sendTransaction(wallet, { chain: null, to: at.usdc, data, gas: 200_000n })
  await waitForTransactionReceipt(wallet, { hash })
  expect(await amountOf(usdc, recipient, hash)).toBe(0n)
  expect(await node.moved?.({ asset: usdc, account: recipient, txId: hash })).toMatchObject({ isFailed: true })
  expect((await node.emitted?.({ contract: at.usdc, txId: hash }))?.events).toEqual([])
})

describe('one endpoint of three that lies', () => {
  let liar: RpcProxy
  let three: ChainNode
  beforeAll(async () => {
    liar = await startRpcProxy(anvil.url)
    three = createEvmNode({
      ...localNodeOptions(31337, [liar.url, `${anvil.url}/`, anvil.url.replace('127.0.0.1', 'localhost')]),
      quorum: 2,
      timeoutMs: 2_000,
    })
  })
  afterAll(async () => {
    await three?.close()
    await liar?.stop()
  })
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const [sender, other] = [word(BigInt(user.address)), word(BigInt(stranger))]

  it.each([
    ['eth_getTransactionReceipt', word(40n), word(41_000n)],
    ['eth_getTransactionReceipt', sender, other],
    ['eth_getTransactionByHash', '0x28', '0xa028'],
    ['eth_getTransactionByHash', user.address.toLowerCase(), stranger],
    ['eth_getBlockByNumber', '"timestamp":"0x', '"timestamp":"0x1'],
  ])('in %s changes nothing', async (method, truth, lie) => {
    const [token, coins] = [await transfer(recipient, 40n), await send({ to: recipient, value: 40n })]
    liar.calls.length = 0
    let lied = 0
    liar.meddle = async (call, next) => {
      const answer = JSON.stringify(await next())
      if (call.method !== method || !answer.includes(truth)) return JSON.parse(answer) as unknown
      lied++
      return JSON.parse(answer.replaceAll(truth, lie)) as unknown
    }
    for (const [asset, txId] of [
      [usdc, token],
      [coin, coins],
    ] as const) {
      const moved = await three.moved?.({ asset, account: recipient, txId })
      expect(moved?.amount).toBe(40n)
      if (asset === usdc) expect(moved?.arrivals).toMatchObject([{ from: user.address.toLowerCase(), amount: 40n }])
      expect((await three.moved?.({ asset, account: user.address, txId }))?.amount).toBe(-40n)
      expect(Math.abs((moved?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    }
    expect(lied).toBeGreaterThan(0)
  })
})
