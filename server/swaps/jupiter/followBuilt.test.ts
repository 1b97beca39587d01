import { describe, expect, it } from 'vitest'
import type { BuiltExecution, BuiltFailure, BuiltTrial } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { SwapRow } from '#store/swaps/types.ts'
import { JUPITER, SYSTEM, TOKEN, WRAPPED } from './calls.ts'
import { builtFailure, builtProblem, readBuiltSwap } from './followBuilt.ts'

const solana = chainId(83797601)
const coin = assetId(solana, NATIVE)
const [wrapped, usdc, wif] = [WRAPPED, 'usdc', 'wif'].map((token) => assetId(solana, token)) as [
  AssetId,
  AssetId,
  AssetId,
]
const failure = (change: Partial<BuiltFailure>): BuiltFailure => ({
  program: null,
  code: null,
  name: 'InstructionError',
  ...change,
})

describe('a failure has the code', () => {
  it.each<[string, BuiltFailure]>([
    ['slippage', failure({ program: JUPITER, code: 6001 })],
    ['slippage', failure({ program: JUPITER, code: 6017 })],
    ['balance', failure({ program: TOKEN, code: 1 })],
    ['gas', failure({ program: SYSTEM, code: 1 })],
    ['gas', failure({ name: 'InsufficientFundsForRent' })],
    ['gas', failure({ name: 'AccountNotFound' })],
    ['expired', failure({ name: 'BlockhashNotFound' })],
    ['reverted', failure({ program: JUPITER, code: 6002 })],
    ['reverted', failure({ program: 'an exchange', code: 6001 })],
    ['reverted', failure({})],
  ])('%s', (code, one) => {
    expect(builtFailure(one)).toBe(code)
  })
})

describe('the trial run', () => {
  const bounds = { maxSend: 100n, minReceive: 90n, gasUnits: 1n }
  const trial = (change: Partial<BuiltTrial>, [from, to]: readonly [AssetId, AssetId] = [usdc, wif]) => {
    const run: BuiltTrial = {
      failure: null,
      held: new Map([[from, 1_000n]]),
      moved: new Map([
        [from, -100n],
        [to, 95n],
        [coin, -5_000n],
      ]),
      givesRights: false,
      ...change,
    }
    const node = { trial: () => Promise.resolve(run) } as unknown as NetworkNode
    return builtProblem(
      { node, chain: { id: solana }, from: { id: from }, to: { id: to } } as never,
      bounds,
      {} as never,
    )
  }
  const unusable = { reason: 'provider_unavailable' }

  it('passes a swap, also of coins that were wrapped before', async () => {
    expect(await trial({})).toBeNull()
    expect(
      await trial({
        moved: new Map([
          [usdc, -1n],
          [wif, 90n],
        ]),
      }),
    ).toBeNull()
    const unwrapped = new Map([
      [coin, 300n - 5_000n],
      [wrapped, -400n],
      [wif, 95n],
    ])
    expect(await trial({ held: new Map([[coin, 1_000n]]), moved: unwrapped }, [coin, wif])).toBeNull()
    expect(await builtProblem({ node: {} } as never, bounds, {} as never)).toBeNull()
  })

  it('names what is missing before the network’s own error', async () => {
    expect(await trial({ held: new Map(), failure: failure({}) })).toBe('balance')
    expect(await trial({ failure: failure({ program: JUPITER, code: 6001 }) })).toBe('slippage')
  })

  it('finds that too little arrives', async () => {
    expect(
      await trial({
        moved: new Map([
          [usdc, -100n],
          [wif, 89n],
        ]),
      }),
    ).toBe('transfer_tax')
    expect(await trial({ moved: new Map([[usdc, -100n]]) })).toBe('transfer_tax')
  })

  it.each<[string, Partial<BuiltTrial>]>([
    [
      'takes more',
      {
        moved: new Map([
          [usdc, -101n],
          [wif, 95n],
        ]),
      },
    ],
    [
      'takes another token',
      {
        moved: new Map([
          [usdc, -100n],
          [wif, 95n],
          [wrapped, -1n],
        ]),
      },
    ],
    [
      'takes coins beyond the network fee',
      {
        moved: new Map([
          [usdc, -100n],
          [wif, 95n],
          [coin, -2_010_001n],
        ]),
      },
    ],
    ['gives rights to an account', { givesRights: true }],
  ])('refuses what %s', async (_, change) => {
    await expect(trial(change)).rejects.toMatchObject(unusable)
  })
})

describe('the end', () => {
  const expiresAt = new Date('2026-03-01T12:01:30Z')
  const row = {
    fromAddress: 'me',
    fromAsset: usdc,
    toAsset: coin,
    txHash: 'signature',
    call: { transaction: 'AA==', lookups: [], last_valid_block_height: 500 },
    expiresAt,
    minedAt: null,
    status: 'sent',
  } as unknown as SwapRow
  const reading = (
    node: Partial<NetworkNode>,
    {
      seconds = 0,
      isTaken = false,
      change = {},
    }: { seconds?: number; isTaken?: boolean; change?: Partial<SwapRow> } = {},
  ) =>
    readBuiltSwap(
      { ...row, ...change },
      {
        node: { builtExecution: () => Promise.resolve(null), ...node } as NetworkNode,
        now: new Date(expiresAt.getTime() + seconds * 1_000),
        isTaken: () => Promise.resolve(isTaken),
      },
    )
  const head = (finalizedExpiry: bigint) => () => Promise.resolve({ finalized: 40n, finalizedExpiry } as never)
  const gone = { state: 'unknown', height: null, blockHash: null, final: false } as const

  it('is not reached while its transaction can still land, or the nodes can’t prove that it didn’t', async () => {
    const unread = () => Promise.reject(new Error('the history begins too late'))
    expect(await reading({ head: head(500n) }, { seconds: 3_600 })).toMatchObject({ status: 'sent', isFinal: false })
    expect(await reading({ head: head(501n) })).toMatchObject({ status: 'sent', isFinal: false })
    await expect(reading({ head: head(501n), txStatus: unread }, { seconds: 3_600 })).rejects.toThrow('too late')
    const waiting = { head: head(501n), txStatus: () => Promise.resolve({ ...gone, state: 'mined' as const }) }
    expect(await reading(waiting, { seconds: 3_600 })).toMatchObject({ status: 'sent', isFinal: false })
  })

  it('is expiry once it can’t land any more', async () => {
    const asked: unknown[] = []
    const txStatus = (...args: unknown[]) => (asked.push(args), Promise.resolve(gone))
    const found = await reading({ head: head(501n), txStatus }, { seconds: 3_600 })
    expect(found).toMatchObject({ status: 'expired', txHash: null, isFinal: true })
    expect(asked).toEqual([['signature', 500n]])
    expect(await reading({}, { change: { txHash: null } })).toMatchObject({ status: 'expired', isFinal: true })
  })

  it('is not another transaction', async () => {
    const other = { payer: 'someone', calls: [], failure: null } as unknown as BuiltExecution
    const node = { builtExecution: () => Promise.resolve(other), head: head(0n) }
    expect(await reading(node, { seconds: -1 })).toMatchObject({ status: 'waiting', txHash: null, isFinal: false })
    expect(await reading(node, { seconds: 1 })).toMatchObject({ status: 'expired', txHash: null, isFinal: true })
  })

  it('of a block that is gone counts for nothing', async () => {
    const change = { status: 'done', minedAt: expiresAt, sentAmount: 5n, receivedAmount: 6n } as const
    expect(await reading({ head: head(499n) }, { change })).toMatchObject({
      status: 'sent',
      minedAt: null,
      sentAmount: null,
      receivedAmount: null,
    })
  })
})
