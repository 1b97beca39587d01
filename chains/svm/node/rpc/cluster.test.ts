import { describe, expect, test } from 'vitest'
import { createCluster } from '../rpc.ts'

/** Endpoints by the genesis hash that each serves; null = down. The list may change during the test. */
function clusterOf(quorum: number, serves: (string | null)[]) {
  let asked = 0
  const members = serves.map((_, i) => async () => {
    asked += 1
    const hash = serves[i]
    if (typeof hash !== 'string') throw new Error('away')
    return hash
  })
  return { cluster: createCluster(members, quorum), asked: () => asked }
}

describe('the cluster that the endpoints serve', () => {
  test.each<[string, number, (string | null)[], string]>([
    ['one endpoint', 1, ['a'], 'a'],
    ['one of three is elsewhere, listed first', 2, ['b', 'a', 'a'], 'a'],
    ['also where one answer is enough otherwise', 1, ['b', 'a', 'a'], 'a'],
    ['one of three is away', 2, ['a', null, 'a'], 'a'],
    ['with failover only, the one that is there', 1, [null, 'a'], 'a'],
  ])('%s', async (_name, quorum, serves, genesis) => {
    const { cluster } = clusterOf(quorum, serves)
    expect(await cluster.genesis('a')).toBe(genesis)
    expect(await cluster.genesis('b')).toBe(genesis)
  })

  test.each<[string, number, (string | null)[], string]>([
    ['two sides are equal', 1, ['a', 'b'], 'rpc_disagree'],
    ['two sides are equal, each a quorum', 2, ['a', 'a', 'b', 'b'], 'rpc_disagree'],
    ['none has a quorum', 2, ['a', 'b', null], 'rpc_disagree'],
    ['too few can tell', 2, ['a', null, null], 'rpc_unreachable'],
  ])('nobody knows when %s', async (_name, quorum, serves, reason) => {
    await expect(clusterOf(quorum, serves).cluster.genesis('a')).rejects.toMatchObject({ reason, retriable: true })
  })

  test('a failed response is requested again, a majority’s response never', async () => {
    const serves: (string | null)[] = ['a', null, null]
    const { cluster, asked } = clusterOf(2, serves)
    await expect(cluster.genesis('a')).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    serves[1] = 'a'
    expect(await cluster.genesis('a')).toBe('a')
    expect(await cluster.genesis('b')).toBe('a')
    expect(asked()).toBe(6)
  })

  test('the first endpoint up does not decide for those that recover later', async () => {
    const serves: (string | null)[] = ['b', null, null]
    const { cluster } = clusterOf(1, serves)
    expect(await cluster.genesis('b')).toBe('b')
    serves.splice(1, 2, 'a', 'a')
    expect(await cluster.genesis('a')).toBe('a')
  })
})
