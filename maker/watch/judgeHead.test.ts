import { describe, expect, it } from 'vitest'
import { judgeByWitnesses, judgeHead, rememberHead, type SeenHead } from './judgeHead.ts'

const head = (height: number, fork = 'a'): SeenHead => ({ height: BigInt(height), hash: `${fork}${height}` })
const seen = [6, 7, 8, 9, 10].map((height) => head(height))
const standing = (upTo: number) => seen.map(({ height }) => height <= BigInt(upTo))

describe('the verdict on a new head', () => {
  it.each([
    ['nothing is known yet', [], [], head(5), { kind: 'extends' }],
    ['the same block', seen, [], head(10), { kind: 'unchanged' }],
    ['a child', seen, standing(10), head(11), { kind: 'extends' }],
    ['a node that lags', seen, [], head(9), { kind: 'stale' }],
    ['a chain far shorter than policy allows', seen, [], head(5), { kind: 'too_deep', from: 5n, depth: 5n }],
    ['depth 1 at the same height', seen, standing(9), head(10, 'b'), { kind: 'reorg', from: 10n, depth: 1n }],
    ['depth 3 and longer', seen, standing(7), head(12, 'b'), { kind: 'reorg', from: 8n, depth: 3n }],
    ['as deep as policy allows', seen, standing(6), head(11, 'b'), { kind: 'reorg', from: 7n, depth: 4n }],
    ['deeper than what is remembered', seen, standing(0), head(11, 'b'), { kind: 'too_deep', from: 6n, depth: 5n }],
  ] as const)('%s', (_, heads, canonical, next, verdict) =>
    expect(judgeHead(heads, canonical, next, 4)).toEqual(verdict),
  )

  it('after a start, a reorg is as deep as the oldest non-canonical deposit', () => {
    expect(judgeByWitnesses(head(10), [], 4)).toEqual({ kind: 'reorg', from: 10n, depth: 1n })
    expect(judgeByWitnesses(head(10), [head(9), head(7)], 4)).toEqual({ kind: 'reorg', from: 7n, depth: 4n })
    expect(judgeByWitnesses(head(10), [head(9), head(6)], 4)).toEqual({ kind: 'too_deep', from: 6n, depth: 5n })
  })

  it('remembers one more head than can be replaced, and drops replaced ones', () => {
    expect(rememberHead(seen, { kind: 'extends' }, head(11), 4).map(({ height }) => height)).toEqual([
      6n,
      7n,
      8n,
      9n,
      10n,
      11n,
    ])
    expect(rememberHead(seen, { kind: 'reorg', from: 9n, depth: 2n }, head(10, 'b'), 4)).toEqual([
      head(6),
      head(7),
      head(8),
      head(10, 'b'),
    ])
  })
})
