import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { depositSteps, evmAsset } from '../evmCalls.ts'
import { readRelayDeposit, relayPolicy } from './policy.ts'
import { settlementOrder } from './answers.ts'
import { type SettlementOrder, settlementOrderId } from './settlementOrder.ts'

const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const depository = '0x4cd00e387622c35bddb9b4c962c136462338bc31'

/** Deposit of 500.189589 USDC on Base, transaction 0x7116de74b53738ccd5cdb84bdf40d86392f0c783548255294549162ab9e13e59. */
const tokens = {
  chain: 8453,
  to: depository,
  data: '0xe8017952000000000000000000000000c66e270e81dec54063a74958776c93b48c90c033000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000001dd0495013811abf6ee1c93181fc66206440faee0395a9da8959ad1642f9f1b4f050d802',
  value: 0n,
}
/** Native deposit into the Depository of the London networks, transaction 0x2f039bd03fd398c31a23e71b48c16349bd36bffdec0e8340db1386e8f19221dc. */
const coins = {
  chain: 59144,
  to: '0x59916da825d2d2ec1bf878d71c88826f6633ecca',
  data: '0x49290c1c000000000000000000000000c8afc8ba4f0611c56a9afe4d9ec71e1693b01b81cb5c0de249c8eafeaf8470c27bc89f309850dcda21f9b0303dd5ea8db2ef0eee',
  value: 0x3b1dfde91000n,
}

describe('deposits', () => {
  it('are read from transactions of real networks', () => {
    expect(readRelayDeposit(tokens)).toEqual({
      depositor: '0xc66e270e81dec54063a74958776c93b48c90c033',
      asset: evmAsset(8453, usdc),
      amount: 0x1dd04950n,
      orderId: '0x13811abf6ee1c93181fc66206440faee0395a9da8959ad1642f9f1b4f050d802',
    })
    expect(readRelayDeposit(coins)).toEqual({
      depositor: '0xc8afc8ba4f0611c56a9afe4d9ec71e1693b01b81',
      asset: evmAsset(59144, 'native'),
      amount: 0x3b1dfde91000n,
      orderId: '0xcb5c0de249c8eafeaf8470c27bc89f309850dcda21f9b0303dd5ea8db2ef0eee',
    })
  })

  const wholeAllowance = encodeFunctionData({
    abi: parseAbi(['function depositErc20(address depositor, address token, bytes32 id)']),
    args: [`0x${'11'.repeat(20)}`, usdc, `0x${'22'.repeat(32)}`],
  })
  it.each([
    ['bytes after the arguments', `${tokens.data}00`],
    ['a builder code', `${tokens.data}80218021802180218021802180218021`],
    ['missing bytes', tokens.data.slice(0, -2)],
    ['an address with foreign bytes before it', tokens.data.replace('0xe801795200', '0xe801795201')],
    ['a deposit of the whole allowance', wholeAllowance],
    ['a token deposit of the native coin', tokens.data.replace(usdc.slice(2), '00'.repeat(20))],
    ['a direct transfer to a solver', '0x58109c'],
    ['nothing', '0x'],
  ])('%s can’t be read', (_, data) => expect(readRelayDeposit({ ...tokens, data })).toBeNull())
})

/** Quote of the guide "Price stabilization": 100 USDC of Base to USDT of Arbitrum. */
const end = {
  deadline: 1777339792,
  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
}
const user = '0x03508bb71268bba25ecacc8f620e01866650532c'
const usdt = '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'
const order = settlementOrder.parse({
  version: 'v1',
  solverChainId: 'base',
  solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
  salt: '0xd286b86b54a2a3d4eaa99814ea4652cd4790e6ebeaf9c802586514a52dd281c9',
  inputs: [
    {
      payment: { chainId: 'base', currency: usdc, amount: '100000000', weight: '1' },
      refunds: [
        { chainId: 'base', recipient: user, currency: usdc, minimumAmount: '0', ...end },
        { chainId: 'arbitrum', recipient: user, currency: usdt, minimumAmount: '0', ...end },
      ],
    },
  ],
  output: {
    chainId: 'arbitrum',
    payments: [{ recipient: user, currency: usdt, minimumAmount: '97951882', expectedAmount: '99950900' }],
    calls: [],
    ...end,
  },
  fees: [],
})

describe('the policy', () => {
  const amount = 100_000_000n
  const degen = { chain: 666666666 }
  const asset = evmAsset(8453, usdc)
  const terms: StepTerms = {
    chain: 8453,
    asset,
    amount,
    nativeFee: 0n,
    toChain: 42161,
    recipient: user,
    toAsset: evmAsset(42161, usdt),
    minReceive: 97_951_882n,
    owners: [user],
    refundTo: user,
    now: new Date('2026-01-01T00:00:00Z'),
  }
  const depositOf = (id: `0x${string}`, depositor: `0x${string}` = user) =>
    encodeFunctionData({
      abi: parseAbi(['function depositErc20(address depositor, address token, uint256 amount, bytes32 id)']),
      args: [depositor, usdc, amount, id],
    })
  const honest = {
    chain: 8453,
    to: depository,
    data: depositOf(settlementOrderId(order)) as string,
    value: 0n,
    terms: JSON.stringify(order),
  }
  const steps = (spender = depository, change: Partial<typeof honest> = {}): Step[] =>
    depositSteps({ ...honest, ...change }, { asset, amount, spender })
  const other = `0x${'44'.repeat(20)}` as const
  const { terms: _, ...unexplained } = honest
  const changed = (change: Partial<SettlementOrder>) => {
    const next = { ...order, ...change }
    return steps(depository, { data: depositOf(settlementOrderId(next)), terms: JSON.stringify(next) })
  }
  const paid = order.output.payments[0]
  if (!paid) throw new Error('the order has a payout')
  const payout = (change: Partial<typeof paid>) =>
    changed({ output: { ...order.output, payments: [{ ...paid, ...change }] } })

  it('allows a deposit and its exact approval, for exactly the order that its hash names', async () =>
    expect(await stepsProblem(steps(), terms, relayPolicy)).toBeNull())

  it.each([
    ['another contract', steps(depository, { to: coins.to }), terms, 'target'],
    ['another spender', steps(other), terms, 'allowance'],
    ['coins besides', steps(depository, { value: 1n }), terms, 'outflow'],
    ['an approval of more than quoted', steps(), { ...terms, amount: amount - 1n }, 'allowance'],
    ['a deposit of more than quoted', steps().slice(1), { ...terms, amount: amount - 1n }, 'outflow'],
    ['a second deposit', [...steps(), ...steps().slice(1)], terms, 'order'],
    ['a network without a pinned Depository', steps(depository, degen).slice(1), { ...terms, ...degen }, 'unreadable'],
    ['a call that can’t be read', steps(depository, { data: '0x12345678' }), terms, 'unreadable'],
    [
      'a deposit credited to another account',
      steps(depository, { data: depositOf(settlementOrderId(order), other) }),
      terms,
      'owner',
    ],
    ['the hash of another order', steps(depository, { data: depositOf(`0x${'01'.repeat(32)}`) }), terms, 'unreadable'],
    ['no order', depositSteps(unexplained, { asset, amount, spender: depository }), terms, 'unreadable'],
    ['another recipient', payout({ recipient: other }), terms, 'recipient'],
    ['another asset', payout({ currency: usdc }), terms, 'recipient'],
    ['less than the minimum', payout({ minimumAmount: '97951881' }), terms, 'minimum'],
    ['another network', changed({ output: { ...order.output, chainId: 'optimism' } }), terms, 'recipient'],
    ['another refund address', steps(), { ...terms, refundTo: other }, 'refund'],
    ['an order that has ended', steps(), { ...terms, now: new Date('2027-01-01T00:00:00Z') }, 'expired'],
  ] as const)('refuses %s', async (_, calls, of, problem) =>
    expect(await stepsProblem(calls, of, relayPolicy)).toBe(problem),
  )
})

describe('the id of a settlement order', () => {
  it('is Relay’s own, as its documentation shows it', () =>
    expect(settlementOrderId(order)).toBe('0x4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b'))

  it('changes with the recipient, also one in base58', () => {
    const to = (recipient: string) => ({
      ...order,
      output: { ...order.output, payments: order.output.payments.map((paid) => ({ ...paid, recipient })) },
    })
    const ids = [user, depository, 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr'].map((recipient) =>
      settlementOrderId(to(recipient)),
    )
    expect(new Set(ids).size).toBe(3)
  })
})
