import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  erc20Abi,
  getAddress,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { CallResults, ContractCall } from '#chains/contract/callReads.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapAsk } from './provider.ts'
import { approvalNeeded, swapSteps, trySwap } from './swapSteps.ts'
import { universalAbi } from './uniswap/universalCalls.ts'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'

const north = chainId(31337)
const [sender, router, token, other] = ['aa', 'bb', 'cc', 'dd'].map((pair) => `0x${pair.repeat(20)}`) as [
  Hex,
  Hex,
  Hex,
  Hex,
]
const native = assetId(north, NATIVE)
const call = { to: router, data: '0x5678', value: 0n } as const
const now = new Date('2026-03-01T12:00:00Z')

interface World {
  readonly allowed?: bigint
  /** Balance of the destination token before and after. */
  readonly balances?: readonly [bigint, bigint]
  readonly to?: string
  /** Answer to several calls in a row; by default all of them succeed. */
  readonly simulate?: () => Promise<null>
  /** Answer to one call alone. */
  readonly alone?: () => Promise<CallResults>
  readonly isListed?: boolean
}

function askOf({ allowed = 0n, balances = [0n, 0n], to = other, simulate, alone, isListed = true }: World = {}) {
  const simulated: ContractCall[][] = []
  const node = {
    allowance: () => Promise.resolve(allowed),
    balances: (_: string, assets: readonly string[]) => Promise.resolve(new Map(assets.map((id) => [id, 10n ** 20n]))),
    callAll: alone,
    simulate: (calls: ContractCall[]) => {
      if (simulate) return simulate()
      simulated.push(calls)
      let reads = 0
      const answer = ({ to: target }: ContractCall): Hex =>
        target === to ? numberToHex(balances[reads++ === 0 ? 0 : 1], { size: 32 }) : '0x'
      return Promise.resolve(calls.map((one) => ({ ok: true, data: answer(one), gas: 1n })))
    },
  }
  const ask = {
    chain: { id: north },
    node,
    from: { id: assetId(north, token), token },
    to: { id: to === NATIVE ? native : assetId(north, to), token: to, isListed },
    sender,
    gasPrice: 1n,
  } as unknown as SwapAsk & { readonly sender: string }
  return { ask, simulated }
}

const offer = { spender: router, maxSend: 1_000n, minReceive: 95n, gasUnits: 1n }

const until = new Date(now.getTime() + 600_000)
const options = { provider: {}, until, takesPermits: true }
const prepared = { call, expiresAt: until }

async function stepsOf(world: World): Promise<readonly Step[]> {
  const { ask } = askOf(world)
  return swapSteps(ask, prepared, await approvalNeeded(ask, offer, options), { wish: 'approve', now })
}
const approvals = (steps: readonly Step[]): readonly bigint[] =>
  steps.flatMap((step) =>
    step.kind === 'evm_call' && step.label === 'approve'
      ? [decodeFunctionData({ abi: erc20Abi, data: step.data as Hex }).args?.[1] as bigint]
      : [],
  )

describe('an approval', () => {
  it('follows a reset if a smaller one is left', async () => {
    const steps = await stepsOf({ allowed: 3n })
    expect(steps.map(({ label }) => label)).toEqual(['approve', 'approve', 'swap'])
    expect(approvals(steps)).toEqual([0n, 1_000n])
    expect(steps[0]).toMatchObject({ approval: { token, spender: router, amount: '0' } })
  })

  it('stays alone without one, and is none if it suffices', async () => {
    expect(approvals(await stepsOf({ allowed: 0n }))).toEqual([1_000n])
    expect(approvals(await stepsOf({ allowed: 1_000n }))).toEqual([])
  })
})

describe('an approval through Permit2', () => {
  const seconds = until.getTime() / 1000
  /** Allowance of the token to Permit2, and in Permit2 to the router. */
  const through = async (allowed: bigint, inner: readonly [bigint, number, number], wish: 'approve' | 'permit') => {
    const data = encodeAbiParameters(parseAbiParameters('uint160, uint48, uint48'), inner)
    const alone = () => Promise.resolve({ height: 1n, results: [{ ok: true, data }] })
    const { ask } = askOf({ allowed, alone })
    const needed = await approvalNeeded(ask, offer, { ...options, provider: { usesPermit2: () => true } })
    return { approval: needed.approval, steps: await swapSteps(ask, prepared, needed, { wish, now }) }
  }

  it('is two: of the token for Permit2, and in it of the router until the end of the call', async () => {
    const { approval, steps } = await through(3n, [0n, 0, 5], 'approve')
    expect(approval).toEqual({
      spender: router,
      amount: '1000',
      kinds: ['approve', 'permit'],
      approves_permit2: true,
    })
    expect(steps.map(({ label }) => label)).toEqual(['approve', 'approve', 'approve', 'swap'])
    expect(steps.slice(0, 2)).toMatchObject([
      { to: token, approval: { spender: PERMIT2, amount: '0' } },
      { to: token, approval: { spender: PERMIT2, amount: '1000' } },
    ])
    const inner =
      steps[2]?.kind === 'evm_call' ? decodeFunctionData({ abi: universalAbi, data: steps[2].data as Hex }) : null
    expect(inner?.args).toEqual([getAddress(token), getAddress(router), 1_000n, seconds])
  })

  it('is a signature in place of the second one, with its next nonce', async () => {
    const { steps } = await through(1_000n, [999n, seconds, 5], 'permit')
    expect(steps.map(({ label }) => label)).toEqual(['permit', 'swap'])
    expect(steps[0]).toMatchObject({
      permit: {
        contract: PERMIT2,
        token,
        owner: sender,
        spender: router,
        amount: '1000',
        nonce: '5',
        deadline: seconds,
      },
      fallback: { to: PERMIT2, approval: null },
    })
  })

  it.each<[string, bigint, readonly [bigint, number, number], readonly string[]]>([
    ['only the token’s if the router has its own already', 0n, [1_000n, seconds, 0], ['approve', 'swap']],
    ['none if both suffice', 1_000n, [1_000n, seconds, 0], ['swap']],
    ['another one if the router’s ends before the call', 1_000n, [1_000n, seconds - 1, 0], ['permit', 'swap']],
  ])('is %s', async (_, allowed, inner, labels) => {
    expect((await through(allowed, inner, 'permit')).steps.map(({ label }) => label)).toEqual(labels)
  })
})

describe('the trial run', () => {
  const problemOf = async (world: World) => {
    const { ask, simulated } = askOf(world)
    const steps = await swapSteps(ask, prepared, await approvalNeeded(ask, offer, options), { wish: 'approve', now })
    return { ...(await trySwap(ask, offer, steps, {})), calls: simulated[0]?.map(({ to }) => to) }
  }

  it('counts what arrives by the balances of the token', async () => {
    expect(await problemOf({ balances: [7n, 102n] })).toEqual({
      problem: null,
      isSimulated: true,
      calls: [other, token, router, other],
    })
    expect((await problemOf({ balances: [7n, 101n] })).problem).toBe('transfer_tax')
    expect((await problemOf({ balances: [7n, 0n] })).problem).toBe('transfer_tax')
  })

  it('leaves the coins that a swap pays out to the router', async () => {
    expect(await problemOf({ to: NATIVE })).toEqual({ problem: null, isSimulated: true, calls: [token, router] })
  })

  describe('where no node runs several calls in a row', () => {
    const simulate = () => Promise.resolve(null)
    const alone = (ok: boolean, data: Hex) => () => Promise.resolve({ height: 1n, results: [{ ok, data }] })
    const paused = encodeErrorResult({ abi: parseAbi(['error EnforcedPause()']), errorName: 'EnforcedPause' })

    it('runs the call of an approved token by itself', async () => {
      const world = { simulate, allowed: 1_000n }
      expect(await problemOf({ ...world, alone: alone(true, '0x') })).toMatchObject({
        problem: null,
        isSimulated: true,
      })
      expect(await problemOf({ ...world, alone: alone(false, paused) })).toMatchObject({ problem: 'token_paused' })
    })

    it.each<[string, World]>([
      ['an approval has to precede it', { allowed: 0n, alone: alone(true, '0x') }],
      [
        'what arrives of an unlisted token can’t be counted',
        { allowed: 1_000n, alone: alone(true, '0x'), isListed: false },
      ],
    ])('is not made if %s', async (_, world) => {
      expect(await problemOf({ simulate, ...world })).toMatchObject({ problem: null, isSimulated: false })
    })
  })

  it.each<[string, World]>([
    ['of all calls', { simulate: () => Promise.reject(new Error('above the rate limit')) }],
    [
      'of the call alone',
      {
        allowed: 1_000n,
        simulate: () => Promise.resolve(null),
        alone: () => Promise.reject(new Error('above the rate limit')),
      },
    ],
  ])('%s never passes if the nodes refuse to run it', async (_, world) => {
    await expect(problemOf(world)).rejects.toMatchObject({ reason: 'trial_unavailable', retriable: true })
  })
})
