import { createClient, custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { combineSightings, sight, type Sighting } from './txStatus.ts'

const unknown: Sighting = { kind: 'unknown' }
const pending: Sighting = { kind: 'pending' }
const inBlock = (blockHash: string, success = true): Sighting => ({ kind: 'included', success, height: 5n, blockHash })

describe('the state of a transaction from several endpoints', () => {
  it.each<readonly [string, readonly Sighting[], number, Sighting['kind']]>([
    ['nobody knows it', [unknown, unknown], 2, 'unknown'],
    ['one has heard of it', [unknown, pending, unknown], 2, 'pending'],
    ['one alone says that it is in a block', [unknown, inBlock('0xa'), unknown], 2, 'pending'],
    ['two agree on the block', [inBlock('0xa'), unknown, inBlock('0xa')], 2, 'included'],
    ['two name different blocks', [inBlock('0xa'), inBlock('0xb')], 2, 'pending'],
    ['two differ in the outcome', [inBlock('0xa'), inBlock('0xa', false)], 2, 'pending'],
    ['the only one says so', [inBlock('0xa')], 1, 'included'],
  ])('%s', (_name, sightings, quorum, kind) => {
    expect(combineSightings(sightings, quorum).kind).toBe(kind)
  })
})

describe('a node without the transaction', () => {
  const nodeAt = (height: number) =>
    createClient({
      transport: custom({
        request: async ({ method }: { method: string }) =>
          method === 'eth_blockNumber' ? `0x${height.toString(16)}` : null,
      }),
    })
  const hash = `0x${'5e'.repeat(32)}` as const

  it('reports it as unknown if it has the finalized block', async () =>
    expect(await sight(nodeAt(100), hash, 100n)).toEqual(unknown))
  it('reports nothing when it lags', async () =>
    expect(sight(nodeAt(99), hash, 100n)).rejects.toMatchObject({ reason: 'rpc_behind' }))
})
