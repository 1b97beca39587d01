import { encodeErrorResult, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction, Plan } from '#chains/contract/payer.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { devAccounts } from '../../testing/accounts.ts'
import { type Anvil, startAnvil } from '../../testing/anvil.ts'
import { deployContracts, prepareAccounts } from '../../testing/deploy.ts'
import { localNodeOptions } from '../../testing/localChain.ts'
import { sampleOrder } from '../../testing/orders.ts'
import { honest, type Meddle, RpcFault, type RpcProxy, startRpcProxy } from '../../testing/rpcProxy.ts'
import { createUser } from '../../testing/user.ts'
import { createEvmNode } from '../createNode.ts'

const CHAIN = 31337
let anvil: Anvil
let proxies: RpcProxy[]
let node: ChainNode
let payer: Payer
let fill: PayoutAction & { kind: 'fill' }

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  await deployContracts(anvil.url, CHAIN)
  await prepareAccounts(anvil.url, CHAIN, [])
  proxies = await Promise.all([1, 2, 3].map(() => startRpcProxy(anvil.url)))
  const endpoints = proxies.map(({ url }) => url)
  node = createEvmNode({ ...localNodeOptions(CHAIN, endpoints), quorum: 2, timeoutMs: 3_000, attempts: 1 })
  payer = node.payer(devAccounts.maker.key)
  const now = await createUser(anvil.url).now()
  const order = sampleOrder(now, { srcChainId: 31338n, dstChainId: BigInt(CHAIN) })
  fill = { kind: 'fill', order, maxGas: 182_000n }
})
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()))
  await anvil.stop()
})
afterEach(() => {
  for (const proxy of proxies) proxy.meddle = honest
})

const only =
  (method: string, lie: Meddle): Meddle =>
  (call, next) =>
    call.method === method ? lie(call, next) : next()
const lying = (index: number, lie: Meddle): void => {
  for (const [i, proxy] of proxies.entries()) proxy.meddle = i === index ? lie : honest
}
const reverting =
  (data: string): Meddle =>
  () => {
    throw new RpcFault(3, 'execution reverted', data)
  }
const alreadyFilled = encodeErrorResult({
  abi: bridgeFillerAbi,
  errorName: 'AlreadyFilled',
  args: [`0x${'11'.repeat(32)}`],
})
const gasOf = (plan: Plan): bigint => (plan.detail as { gas: bigint }).gas

const lies: readonly (readonly [string, Meddle])[] = [
  ['a tip of a coin per gas', only('eth_maxPriorityFeePerGas', () => toHex(10n ** 18n))],
  ['a gas price of a coin', only('eth_gasPrice', () => toHex(10n ** 18n))],
  [
    'a true header with a false base fee',
    only('eth_getBlockByNumber', async (_call, next) => ({
      ...((await next()) as object),
      baseFeePerGas: toHex(10n ** 18n),
    })),
  ],
  ['11.8 million gas', only('eth_estimateGas', () => toHex(11_800_000))],
  ['no gas at all', only('eth_estimateGas', () => '0x0')],
  ['that the order was paid', only('eth_estimateGas', reverting(alreadyFilled))],
  ['that it would fail', only('eth_estimateGas', reverting('0x'))],
  ['an empty wallet', only('eth_getBalance', () => '0x0')],
  ['nothing, for ever', only('eth_estimateGas', () => new Promise(() => undefined))],
]

describe('one endpoint of three reports', () => {
  for (const index of [0, 1, 2])
    it.each(lies)(`%s, as number ${index}: the plan is the same`, async (_name, lie) => {
      const honestPlan = await payer.plan(fill, 0, null)
      lying(index, lie)
      const plan = await payer.plan(fill, 0, null)
      expect(gasOf(plan)).toBe(gasOf(honestPlan))
      expect(plan.feeCap).toBe(honestPlan.feeCap)
    })

  it('a higher balance: the payout still waits', async () => {
    const dear = { ...fill, order: { ...fill.order, outputAmount: 10n ** 24n } }
    lying(
      0,
      only('eth_getBalance', () => toHex(10n ** 30n)),
    )
    await expect(payer.plan(dear, 0, null)).rejects.toMatchObject({ reason: 'insufficient_inventory', retriable: true })
  })

  it('another gas price: the quote’s price stays at the quorum’s value', async () => {
    const before = await node.gasPrice()
    for (const price of [0n, 10n ** 18n]) {
      lying(
        0,
        only('eth_gasPrice', () => toHex(price)),
      )
      expect(await node.gasPrice()).toBe(before)
    }
  })
})

it('a refusal that a quorum confirms ends the plan', async () => {
  for (const proxy of proxies.slice(1)) proxy.meddle = only('eth_estimateGas', reverting(alreadyFilled))
  await expect(payer.plan(fill, 0, null)).rejects.toMatchObject({ reason: 'already_filled', retriable: false })
})

it('one endpoint that refuses while another does not respond decides nothing', async () => {
  lying(0, only('eth_estimateGas', reverting(alreadyFilled)))
  const [, , third] = proxies
  if (third) third.meddle = () => new Promise(() => undefined)
  await expect(payer.plan(fill, 0, null)).rejects.toMatchObject({ retriable: true })
})

it('a recipient contract that burns gas is refused, and the signed gas never exceeds the ceiling', async () => {
  const greedy = `0x${'9e'.repeat(20)}`
  // Counts down from 40,000 at 26 gas each: PUSH3 n, JUMPDEST, PUSH1 1, SWAP1, SUB, DUP1, PUSH1 4, JUMPI, STOP.
  await anvil.rpc('anvil_setCode', [greedy, '0x62009c405b60019003806004570000'])
  const action = { ...fill, order: { ...fill.order, recipient: greedy as `0x${string}` } }
  await expect(payer.plan(action, 0, null)).rejects.toMatchObject({
    reason: 'recipient_gas_too_high',
    retriable: false,
  })
  expect(gasOf(await payer.plan({ ...fill, maxGas: 90_000n }, 0, null))).toBeLessThanOrEqual(90_000n)
})
