import fc from 'fast-check'
import {
  concat,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint128,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { deployedChains, deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { withoutPermit, withPermit } from './calls.ts'
import type { Path } from './routing.ts'
import { uniswapPolicy } from './policy.ts'
import { readUniversalCall, universalAbi, universalCall, type UniversalSwap } from './universalCalls.ts'

const north = chainId(31337)
const [found, mainnet] = [deploymentOf(north)?.v4, deploymentOf(1)?.v4]
if (!found || !mainnet) throw new Error('no deployment of V4')
const v4 = found
const { wrapped = '' } = deploymentOf(north) ?? {}
const [token, other, hub] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, `0x${'33'.repeat(20)}`] as const
const [me, thief] = [`0x${'aa'.repeat(20)}`, `0x${'66'.repeat(20)}`] as const
const now = new Date('2026-03-01T12:00:00Z')
const seconds = now.getTime() / 1000
const deadline = BigInt(seconds + 600)
const asset = (address: string) => assetId(north, address === zeroAddress ? NATIVE : address)
const pathOf = (...tokens: string[]): Path => ({ version: 'v4', tokens, fees: tokens.slice(1).map(() => 500) })

const base: UniversalSwap = { exact: 'send', path: pathOf(token, other), send: 1_000n, receive: 990n, deadline }
const terms: StepTerms = {
  chain: north,
  asset: asset(token),
  amount: 1_000n,
  nativeFee: 0n,
  toChain: north,
  recipient: me,
  toAsset: asset(other),
  minReceive: 990n,
  owners: [me],
  now,
}
type Call = Extract<Step, { kind: 'evm_call' }>
const stepOf = (call: { to: string; data: Hex; value?: bigint }, label: Step['label'] = 'swap'): Call => ({
  kind: 'evm_call',
  chain_id: north,
  label,
  status: 'waiting',
  tx_ref: null,
  to: call.to,
  data: call.data,
  value: String(call.value ?? 0n),
  offer: null,
  approval: null,
})
const swap = (change: Partial<UniversalSwap> = {}) => universalCall(v4, { ...base, ...change })
const problemOf = (steps: readonly Step[], change: Partial<StepTerms> = {}) =>
  stepsProblem(steps, { ...terms, ...change }, uniswapPolicy)
const problem = (call: { to: string; data: Hex; value: bigint }, change: Partial<StepTerms> = {}) =>
  problemOf([stepOf(call)], change)
/** The call with other arguments. */
const changed = (
  change: (args: { commands: Hex; inputs: readonly Hex[] }) => { commands?: Hex; inputs?: readonly Hex[] },
) => {
  const call = swap()
  const [commands, inputs] = decodeFunctionData({ abi: universalAbi, data: call.data }).args as unknown as readonly [
    Hex,
    readonly Hex[],
  ]
  const args = { commands, inputs, ...change({ commands, inputs }) }
  const data = encodeFunctionData({
    abi: universalAbi,
    functionName: 'execute',
    args: [args.commands, args.inputs, deadline],
  })
  return { ...call, data }
}
/** The call with one word or part of its bytes in place of another, which has to occur. */
const replaced = (from: string, to: string) => {
  const call = swap()
  expect(call.data).toContain(from)
  return { ...call, data: call.data.replace(from, to) as Hex }
}
const word = (value: bigint | number | string): string =>
  pad(typeof value === 'string' ? (value as Hex) : `0x${value.toString(16)}`).slice(2)

describe('calls that the provider builds are allowed', () => {
  it.each<[string, Path]>([
    ['token to token', pathOf(token, other)],
    ['through a third token', pathOf(token, hub, other)],
    ['through the coin', pathOf(token, zeroAddress, other)],
    ['coins to token', pathOf(zeroAddress, other)],
    ['token to coins', pathOf(token, hub, zeroAddress)],
    ['the wrapped coin, which stays itself', pathOf(wrapped, other)],
  ])('%s', async (_, path) => {
    const [from = '', to = ''] = [path.tokens[0], path.tokens.at(-1)]
    for (const exact of ['send', 'receive'] as const) {
      const isExact = exact === 'receive'
      expect(await problem(swap({ path, exact }), { asset: asset(from), toAsset: asset(to), isExact })).toBeNull()
      const read = readUniversalCall(mainnet, universalCall(mainnet, { ...base, path, exact }).data)
      expect(read).toEqual({ ...base, path, exact, permitted: null })
    }
  })

  it('within an hour', async () => {
    const until = (from: number) => problem(swap({ deadline: BigInt(seconds + from) }))
    expect([await until(3_600), await until(3_601), await until(0)]).toEqual([null, 'expired', 'expired'])
    expect(await problem(swap({ deadline: 2n ** 40n }))).toBe('unreadable')
  })
})

describe('refused are', () => {
  const limits = word(5 * 32)
  it.each<[string, () => { to: string; data: Hex; value: bigint }, string]>([
    ['another contract', () => ({ ...swap(), to: thief }), 'unreadable'],
    ['the form of another version', () => ({ ...universalCall(mainnet, base), to: v4.router }), 'unreadable'],
    ['a hook', () => replaced(word(10) + word(0), word(10) + word(thief)), 'unreadable'],
    ['another spacing of ticks', () => replaced(word(10), word(60)), 'unreadable'],
    ['another fee than a standard one', () => replaced(word(500), word(501)), 'unreadable'],
    ['less than the minimum', () => swap({ receive: 989n }), 'minimum'],
    ['no minimum', () => swap({ receive: 0n }), 'unreadable'],
    ['a minimum that differs from the payout’s', () => replaced(word(990), word(991)), 'unreadable'],
    ['more than the amount', () => swap({ send: 1_001n }), 'outflow'],
    ['an open amount, which zero means', () => swap({ send: 0n }), 'unreadable'],
    ['another token at the end', () => swap({ path: pathOf(token, hub) }), 'recipient'],
    ['another token at the start', () => swap({ path: pathOf(hub, other) }), 'outflow'],
    ['a path in a circle', () => swap({ path: pathOf(token, other, token) }), 'unreadable'],
    ['three pools', () => swap({ path: pathOf(token, hub, wrapped, other) }), 'unreadable'],
    ['no pool', () => swap({ path: pathOf(token) }), 'unreadable'],
    ['coins that the swap does not take', () => ({ ...swap(), value: 1n }), 'unreadable'],
    [
      'a second swap',
      () => changed(({ inputs: [one = '0x'] }) => ({ commands: '0x1010', inputs: [one, one] })),
      'unreadable',
    ],
    ['a swap that may fail', () => changed(() => ({ commands: '0x90' })), 'unreadable'],
    [
      'a payment before it',
      () => changed(({ inputs: [one = '0x'] }) => ({ commands: '0x0510', inputs: ['0x', one] })),
      'unreadable',
    ],
    [
      'a refund that it does not need',
      () => changed(({ inputs: [one = '0x'] }) => ({ commands: '0x1004', inputs: [one, '0x'] })),
      'unreadable',
    ],
    ['a payout to another account', () => replaced('070c0f', '070c0e'), 'unreadable'],
    ['bytes after the call', () => ({ ...swap(), data: concat([swap().data, '0x00']) }), 'unreadable'],
    ['a call of another function', () => ({ ...swap(), data: '0x12345678' }), 'unreadable'],
    ['limits of pools', () => replaced(limits, word(6 * 32)), 'unreadable'],
  ])('%s', async (_, call, expected) => expect(await problem(call())).toBe(expected))

  it('coins that stay in the router, or are refunded to another account', async () => {
    const call = swap({ path: pathOf(zeroAddress, other) })
    const ask = { asset: asset(zeroAddress) }
    expect(await problem(call, ask)).toBeNull()
    const kept = {
      ...call,
      data: swap({ path: pathOf(token, other) }).data.replaceAll(token.slice(2), zeroAddress.slice(2)) as Hex,
    }
    expect(await problem(kept, ask)).toBe('unreadable')
    const [before, after] = call.data.split(word(1) + word(0)).slice(-2)
    expect(after).toBeDefined()
    const foreign = call.data.slice(0, -(word(1) + word(0) + after).length) + word(thief) + word(0) + after
    expect(before).toBeDefined()
    expect(await problem({ ...call, data: foreign as Hex }, ask)).toBe('unreadable')
    for (const value of [999n, 1_001n]) expect(await problem({ ...call, value }, ask)).toBe('unreadable')
  })
})

describe('a permit of Permit2', () => {
  const signature: Hex = `0x${'12'.repeat(64)}1b`
  const signed = { token, spender: v4.router, amount: 1_000n, nonce: 7n, deadline: Number(deadline), signature }
  const permitted = (change: Partial<typeof signed> = {}) => ({
    ...swap(),
    data: withPermit(swap().data, { ...signed, ...change }),
  })

  it('of exactly the amount is allowed, and can be taken out again', async () => {
    expect(await problem(permitted())).toBeNull()
    expect(withoutPermit(permitted().data)).toBe(swap().data)
    expect(withoutPermit(swap().data)).toBe(swap().data)
  })

  it.each([
    ['a larger amount', { amount: 1_001n }, 'allowance'],
    ['another token', { token: hub }, 'unreadable'],
    ['another spender', { spender: thief }, 'unreadable'],
    ['a later end than the call’s', { deadline: Number(deadline) + 1 }, 'unreadable'],
  ])('is refused with %s', async (_, change, expected) => expect(await problem(permitted(change))).toBe(expected))

  it('is refused twice, and with coins', async () => {
    const data = withPermit(permitted().data, signed)
    expect(await problem({ ...swap(), data })).toBe('unreadable')
    const coins = swap({ path: pathOf(zeroAddress, other) })
    const both = { ...coins, data: withPermit(coins.data, { ...signed, token: zeroAddress }) }
    expect(await problem(both, { asset: asset(zeroAddress) })).toBe('unreadable')
  })
})

describe('steps before the swap', () => {
  const approveIn = (change: { token?: string; spender?: string; amount?: bigint; until?: number } = {}): Call => {
    const { token: of = token, spender = v4.router, amount = 1_000n, until = Number(deadline) } = change
    const args = [of as Hex, spender as Hex, amount, until] as const
    return stepOf(
      { to: PERMIT2, data: encodeFunctionData({ abi: universalAbi, functionName: 'approve', args }) },
      'approve',
    )
  }
  const approve = (spender: string): Call =>
    stepOf(
      {
        to: token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Hex, 1_000n] }),
      },
      'approve',
    )
  const signing = (
    change: { contract?: Hex; spender?: string; owner?: string; amount?: string; deadline?: number } = {},
  ): Step => {
    const permit = {
      contract: PERMIT2,
      token,
      name: 'Permit2',
      version: '',
      owner: me,
      spender: v4.router,
      amount: '1000',
      nonce: '0',
      deadline: Number(deadline),
      ...change,
    }
    return { ...approveIn(), kind: 'evm_typed_data', label: 'permit', permit: permit as never, fallback: approveIn() }
  }
  const before = (...steps: readonly Step[]) => problemOf([...steps, stepOf(swap())])

  it('approve Permit2, and in it the router until the end of the call', async () => {
    expect(await before(approve(PERMIT2), approveIn())).toBeNull()
    expect(await before(approve(PERMIT2), signing())).toBeNull()
  })

  it.each<[string, Step, string]>([
    ['an approval of the router itself', approve(v4.router), 'unreadable'],
    ['an approval of another contract', approve(thief), 'allowance'],
    ['another spender in Permit2', approveIn({ spender: thief }), 'unreadable'],
    ['a larger amount in Permit2', approveIn({ amount: 1_001n }), 'allowance'],
    ['another token in Permit2', approveIn({ token: hub }), 'allowance'],
    ['an allowance in Permit2 beyond an hour', approveIn({ until: seconds + 3_601 }), 'expired'],
    ['coins for Permit2', { ...approveIn(), value: '1' }, 'unreadable'],
    [
      'a call of Permit2 that transfers',
      stepOf(
        {
          to: PERMIT2,
          data: encodeFunctionData({
            abi: parseAbi(['function transferFrom(address,address,uint160,address)']),
            args: [me, thief, 1n, token],
          }),
        },
        'approve',
      ),
      'unreadable',
    ],
    ['a swap’s call of Permit2', stepOf({ to: PERMIT2, data: approveIn().data as Hex }), 'order'],
    ['a signature for another contract', signing({ contract: thief }), 'unreadable'],
    ['a signature for another spender', signing({ spender: thief }), 'unreadable'],
    ['a signature of a larger amount', signing({ amount: '1001' }), 'allowance'],
    ['a signature of another owner', signing({ owner: thief }), 'owner'],
    ['a signature beyond an hour', signing({ deadline: seconds + 3_601 }), 'expired'],
  ])('are not %s', async (_, step, expected) => expect(await before(step)).toBe(expected))
})

it('reads back every call that it builds, and finds each bound exactly', async () => {
  const address = fc.constantFrom(zeroAddress, token, other, hub, wrapped)
  const amount = fc.bigInt({ min: 1n, max: maxUint128 })
  const paths = fc
    .uniqueArray(address, { minLength: 2, maxLength: 3 })
    .chain((tokens) =>
      fc
        .array(fc.constantFrom(100, 500, 3_000, 10_000), { minLength: tokens.length - 1, maxLength: tokens.length - 1 })
        .map((fees): Path => ({ version: 'v4', tokens, fees })),
    )
  const exact = fc.constantFrom('send' as const, 'receive' as const)
  const swaps = fc.record({ path: paths, exact, send: amount, receive: amount, deadline: fc.constant(deadline) })
  await fc.assert(
    fc.asyncProperty(swaps, fc.constantFrom(v4, mainnet), async (made, deployment) => {
      const call = universalCall(deployment, made)
      expect(readUniversalCall(deployment, call.data)).toEqual({ ...made, permitted: null })
      if (deployment !== v4) return
      const [from = '', to = ''] = [made.path.tokens[0], made.path.tokens.at(-1)]
      const limits = { asset: asset(from), toAsset: asset(to), amount: made.send, minReceive: made.receive }
      expect(await problem(call, limits)).toBeNull()
      expect(await problem(call, { ...limits, amount: made.send - 1n })).toBe('outflow')
      expect(await problem(call, { ...limits, minReceive: made.receive + 1n })).toBe('minimum')
    }),
    { numRuns: 60 },
  )
})

it('pins V4 on every network where Uniswap is served, by contracts that are no others', () => {
  const addresses = deployedChains.map((id) => deploymentOf(id)?.v4)
  expect(addresses.every((one) => one !== null && one !== undefined)).toBe(true)
  for (const one of addresses) {
    const contracts = [one?.poolManager, one?.quoter, one?.router]
    expect(contracts.every((at) => /^0x[0-9a-f]{40}$/.test(at ?? ''))).toBe(true)
    expect(new Set(contracts).size).toBe(3)
  }
})
