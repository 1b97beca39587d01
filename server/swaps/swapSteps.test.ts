import { decodeFunctionData, encodeErrorResult, erc20Abi, type Hex, numberToHex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { CallResults, ContractCall } from '#chains/contract/callReads.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapAsk } from './provider.ts'
import { approvalNeeded, swapSteps, trySwap } from './swapSteps.ts'

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

async function stepsOf(world: World): Promise<readonly Step[]> {
  const { ask } = askOf(world)
  return swapSteps(ask, { call }, await approvalNeeded(ask, offer, true), { wish: 'approve', now })
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

describe('the trial run', () => {
  const problemOf = async (world: World) => {
    const { ask, simulated } = askOf(world)
    const steps = await swapSteps(ask, { call }, await approvalNeeded(ask, offer, false), { wish: 'approve', now })
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
