import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  padHex,
  parseAbi,
  parseAbiParameters,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { ContractCall } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { EvmSwapRow, SwapRow } from '#store/swaps/types.ts'
import { createTestClock, north } from '../../testing/testApp.ts'
import type { PreparedSwap, SwapToken } from '../provider.ts'
import { routerAbi } from './calls.ts'
import { createUniswapProvider } from './createUniswapProvider.ts'
import { universalCall } from './universalCalls.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { poolId } from '#chains/evm/uniswapPools.ts'

const deployment = deploymentOf(north)
if (!deployment) throw new Error('the local network has no deployment')
const { router, wrapped } = deployment
const catalogue = loadCatalogue({ profile: 'local' })
const provider = createUniswapProvider({ catalogue, clock: createTestClock(new Date('2026-03-01T12:00:00Z')) })
const [me, other, token] = ['aa', 'bb', '11'].map((pair) => `0x${pair.repeat(20)}`) as [Hex, Hex, Hex]

const wrappedEvents = parseAbi([
  'event Deposit(address indexed account, uint256 amount)',
  'event Withdrawal(address indexed account, uint256 amount)',
])
const amount = (value: bigint): Hex => numberToHex(value, { size: 32 })

describe('the amounts of a transaction', () => {
  const transfer = (from: string, to: string, value: bigint) => ({
    address: token,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: from as Hex, to: to as Hex } }),
    data: amount(value),
  })
  const coins = (eventName: 'Deposit' | 'Withdrawal', account: string, value: bigint) => ({
    address: wrapped,
    topics: encodeEventTopics({ abi: wrappedEvents, eventName, args: { account: account as Hex } }),
    data: amount(value),
  })
  const [coin, asset] = [assetId(north, NATIVE), assetId(north, token)]
  const row = { chainId: north, fromAddress: me, kind: 'swap', call: { to: router } } as EvmSwapRow
  const amounts = (swap: Partial<SwapRow>, logs: readonly object[]) =>
    provider.amounts?.({ ...row, ...swap } as EvmSwapRow, logs as never)

  it('are those of its own events', () => {
    const buy = [coins('Deposit', router, 5n), transfer(other, me, 9n)]
    expect(amounts({ fromAsset: coin, toAsset: asset }, buy)).toEqual({ sent: 5n, received: 9n })
    const sell = [transfer(me, other, 9n), coins('Withdrawal', router, 5n)]
    expect(amounts({ fromAsset: asset, toAsset: coin }, sell)).toEqual({ sent: 9n, received: 5n })
  })

  it('leave out coins that a bundle moved for several wallets', () => {
    const bundle = [coins('Deposit', router, 5n), transfer(other, me, 9n), coins('Deposit', router, 7n)]
    expect(amounts({ fromAsset: coin, toAsset: asset }, bundle)).toEqual({ sent: null, received: 9n })
    const wraps = [coins('Deposit', me, 5n), coins('Deposit', me, 5n)]
    expect(amounts({ fromAsset: coin, kind: 'wrap' }, wraps)).toEqual({ sent: null, received: null })
  })
})

describe('the amounts of a swap through V4', () => {
  const { v4 } = deployment
  if (!v4) throw new Error('the local network has no V4')
  const swaps = parseAbi([
    'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160, uint128, int24, uint24)',
  ])
  const path = { version: 'v4', tokens: [zeroAddress, token], fees: [500] } as const
  const pool = poolId({ tokens: [zeroAddress, token], fee: 500 })
  const exchanged = (id: Hex, sender: string, coins: bigint) => ({
    address: v4.poolManager,
    topics: [...encodeEventTopics({ abi: swaps, eventName: 'Swap' }), id, padHex(sender as Hex, { size: 32 })],
    data: encodeAbiParameters(parseAbiParameters('int128, int128, uint160, uint128, int24, uint24'), [
      coins,
      -coins,
      1n,
      1n,
      0,
      500,
    ]),
  })
  const paid = {
    address: token,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: other, to: me } }),
    data: amount(9n),
  }
  const { to, data } = universalCall(v4, { exact: 'send', path, send: 5n, receive: 9n, deadline: 1n })
  const assets = { fromAsset: assetId(north, NATIVE), toAsset: assetId(north, token) }
  const amounts = (logs: readonly object[]) =>
    provider.amounts?.(
      { chainId: north, fromAddress: me, kind: 'swap', call: { to, data }, ...assets } as EvmSwapRow,
      logs as never,
    )

  it('have the coins of its own pool’s event, by its router alone', () => {
    const foreign = [exchanged(pool, other, -7n), exchanged(`0x${'12'.repeat(32)}`, v4.router, -8n)]
    expect(amounts([...foreign, exchanged(pool, v4.router, -5n), paid])).toEqual({ sent: 5n, received: 9n })
  })

  it('leave out coins that a bundle exchanged more than once', () => {
    const twice = [exchanged(pool, v4.router, -5n), exchanged(pool, v4.router, -5n), paid]
    expect(amounts(twice)).toEqual({ sent: null, received: 9n })
  })
})

describe('the check of a token', () => {
  const quoterAbi = parseAbi([
    'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256, uint160[], uint32[], uint256)',
  ])
  /** A pool without a fee at a price of one, whose token's sale brings a part of the quote. */
  const nodeOf = (saleBps: bigint): NetworkNode => {
    const answerOf = ({ data }: ContractCall): Hex | null => {
      const selector = data.slice(0, 10)
      if (selector === toFunctionSelector('slot0()'))
        return encodeAbiParameters(
          ['uint160', 'int24', 'uint16', 'uint16', 'uint16', 'uint8', 'bool'].map((type) => ({ type })),
          [2n ** 96n, 0, 0, 0, 0, 0, true],
        )
      if (selector === toFunctionSelector('liquidity()')) return amount(10n ** 24n)
      if (selector !== toFunctionSelector('quoteExactInput(bytes,uint256)')) return null
      const [, sent] = decodeFunctionData({ abi: quoterAbi, data }).args
      const result = [sent, [], [], 100_000n] as const
      return encodeFunctionResult({ abi: quoterAbi, functionName: 'quoteExactInput', result } as never)
    }
    const bought = 10n ** 15n
    const sold = encodeFunctionResult({
      abi: routerAbi,
      functionName: 'multicall',
      result: [amount(((bought / 2n) * saleBps) / 10_000n), '0x'],
    })
    return {
      callAll: (calls: readonly ContractCall[]) =>
        Promise.resolve({
          height: 1n,
          results: calls.map((call) => ({ ok: answerOf(call) !== null, data: answerOf(call) ?? '0x' })),
        }),
      simulate: (calls: readonly ContractCall[]) => {
        const data = calls.length === 2 ? ['0x', amount(bought)] : ['0x', '0x', amount(bought / 4n), '0x', sold]
        return Promise.resolve(data.map((each) => ({ ok: true, data: each, gas: 1n })))
      },
    } as unknown as NetworkNode
  }
  const unlisted = { id: assetId(north, token), chainId: north, token, decimals: 18 } as SwapToken
  const check = (saleBps: bigint) => provider.check?.(chainById(catalogue, north), nodeOf(saleBps), unlisted)

  it.each([
    ['all of its quote', 10_000n, { warnings: [], taxBps: 0 }],
    ['a little less, by a price that moved', 9_900n, { warnings: [], taxBps: 0 }],
    ['next to nothing', 1n, { warnings: ['transfer_tax'], taxBps: 9_999 }],
    ['half', 5_000n, { warnings: ['transfer_tax'], taxBps: 5_000 }],
  ] as const)('finds that a sale brings %s', async (_, saleBps, found) => {
    expect(await check(saleBps)).toEqual(found)
  })
})

describe('coins for a token by V3', () => {
  const prepare = (change: object, allowance: bigint, version = 'v3') =>
    provider.prepare(
      {
        chain: chainById(catalogue, north),
        node: {
          allowance: (...asked: string[]) =>
            Promise.resolve(asked.join() === `${me},${wrapped},${router}` ? allowance : 0n),
        },
        from: { id: assetId(north, NATIVE), isListed: true },
        to: { id: assetId(north, token), isListed: false },
        exact: 'send',
        sender: me,
        ...change,
      } as never,
      {
        kind: 'swap',
        maxSend: 5n,
        minReceive: 1n,
        detail: { version, tokens: [wrapped, token], fees: [3_000] },
      } as never,
      new AbortController().signal,
    )

  const valueOf = (prepared: PreparedSwap) => ('call' in prepared ? prepared.call.value : null)

  it('are refused for an unlisted one while an old approval of wrapped coins is open', async () => {
    await expect(prepare({}, 1n)).rejects.toMatchObject({ reason: 'approval_left' })
    expect(valueOf(await prepare({}, 0n))).toBe(5n)
  })

  it('are sent for a listed one, and by V2, where nothing is paid out before', async () => {
    const listed = { id: assetId(north, token), isListed: true }
    expect(valueOf(await prepare({ to: listed }, 1n))).toBe(5n)
    expect(valueOf(await prepare({}, 1n, 'v2'))).toBe(5n)
  })
})
