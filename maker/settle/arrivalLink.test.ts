import { encodeAbiParameters, encodeEventTopics, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import type { Emitted } from '#chains/contract/reader.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { fundsDepositedAbi } from '#server/providers/across/depositEvent.ts'
import { spokePoolOf, wrappedOf } from '#server/providers/across/policy.ts'
import { dlnSource } from '#server/providers/debridge/policy.ts'
import { pricedCatalogue } from '#server/providers/testing/pricedCatalogue.ts'
import type { ChainContext } from '../contract.ts'
import { dlnDestination, filledRelay, isLinked } from './arrivalLink.ts'

const [NORTH, SOUTH] = [chainId(1), chainId(42161)]
const wallet = `0x${'11'.repeat(20)}`
const transfer = {
  chainId: NORTH,
  asset: assetId(NORTH, NATIVE),
  amount: 10n,
  toAsset: assetId(SOUTH, NATIVE),
  minReceive: 9n,
  txRef: '0xdeposit',
}
const word = (value: bigint | string): `0x${string}` =>
  pad(typeof value === 'bigint' ? `0x${value.toString(16)}` : (value as `0x${string}`))

type Events = Emitted['events']
/** Linked, if each network's contract emitted these events in the transaction of deposit or payout. */
const linked = (provider: string, at: Record<string, Events>, reference: string | null = null): Promise<boolean> => {
  const node = (id: typeof NORTH) => ({
    ...createFakeChain(id, 'evm'),
    emitted: async ({ contract, txId }: { contract: string; txId: string }) => ({
      at: new Date(),
      events: at[`${contract} ${txId}`] ?? [],
    }),
  })
  const deps = {
    catalogue: pricedCatalogue(),
    failpoints: noFailpoints,
    chains: new Map([NORTH, SOUTH].map((id) => [id, node(id)])),
    payers: new Map([NORTH, SOUTH].map((id) => [id, { address: wallet }])),
  }
  const order = { settlement: { kind: 'external', provider, reference } }
  return isLinked(
    { deps } as unknown as ChainContext,
    { transfer: { ...transfer, provider }, order } as never,
    '0xpayout',
  )
}

describe('a payout of Across', () => {
  const deposit = (id: bigint, change: { outputAmount?: bigint } = {}): Events[number] => ({
    topics: encodeEventTopics({
      abi: fundsDepositedAbi,
      args: { destinationChainId: BigInt(SOUTH), depositId: id, depositor: word(wallet) },
    }) as string[],
    data: encodeAbiParameters(
      [
        ...Array.from({ length: 2 }, () => ({ type: 'bytes32' }) as const),
        ...Array.from({ length: 2 }, () => ({ type: 'uint256' }) as const),
        ...Array.from({ length: 3 }, () => ({ type: 'uint32' }) as const),
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'bytes' },
      ],
      [
        word(wrappedOf(NORTH) ?? ''),
        word(wrappedOf(SOUTH) ?? ''),
        10n,
        change.outputAmount ?? 9n,
        0,
        0,
        0,
        word(wallet),
        word(0n),
        '0x',
      ],
    ),
  })
  const fill = (id: bigint, from = BigInt(NORTH)): Events[number] => ({
    topics: [filledRelay, word(from), word(id), word(1n)],
    data: '0x',
  })
  const [source, destination] = [`${spokePoolOf(NORTH)} 0xdeposit`, `${spokePoolOf(SOUTH)} 0xpayout`]

  it.each<[string, Record<string, Events>, boolean]>([
    ['fills the deposit', { [source]: [deposit(7n)], [destination]: [fill(7n)] }, true],
    ['fills another deposit', { [source]: [deposit(7n)], [destination]: [fill(8n)] }, false],
    ['fills a deposit of another network', { [source]: [deposit(7n)], [destination]: [fill(7n, 10n)] }, false],
    ['fills nothing', { [source]: [deposit(7n)] }, false],
    ['has no deposit', { [destination]: [fill(7n)] }, false],
    [
      'has a deposit of other terms',
      { [source]: [deposit(7n, { outputAmount: 8n })], [destination]: [fill(7n)] },
      false,
    ],
  ])('%s', async (_, events, is) => expect(await linked('across', events)).toBe(is))
})

describe('a payout of deBridge', () => {
  const id = `0x${'a7'.repeat(32)}`
  const names = (order: string): Events => [{ topics: ['0x01'], data: `${word(96n)}${order.slice(2)}` }]
  const [source, destination] = [`${dlnSource} 0xdeposit`, `${dlnDestination} 0xpayout`]

  it('names the order on both networks', async () => {
    const both = { [source]: names(id), [destination]: names(id) }
    expect(await linked('debridge', both, id)).toBe(true)
    expect(await linked('debridge', both, `0x${'b8'.repeat(32)}`)).toBe(false)
    expect(await linked('debridge', { [source]: names(id) }, id)).toBe(false)
    expect(await linked('debridge', { [destination]: names(id) }, id)).toBe(false)
  })
})

it('providers without a link on chain need none', async () => expect(await linked('relay', {})).toBe(true))
