import { expect, it } from 'vitest'
import type { PoolEvent } from '#chains/evm/pool.ts'
import { historyOf } from './poolHistory.ts'

const incomeOf = (...events: PoolEvent[]): string =>
  historyOf(
    {
      since: 0,
      now: 30 * 86_400,
      events: events.map((event, height) => ({ event, txId: '0x', height: BigInt(height), at: height })),
    },
    {
      tokens: 1_000n,
      wallet: null,
      linkTo: ({ txId, at }) => ({ chain_id: 1, tx_hash: txId, explorer_url: null, at: new Date(at).toISOString() }),
    },
  ).income

const drawn = (draw: bigint, fee: bigint): PoolEvent => ({ kind: 'drawn', draw, fee })
const repaid = (income: bigint): PoolEvent => ({ kind: 'repaid', principal: 100n, income })
const lost = (draw: bigint): PoolEvent => ({ kind: 'lost', draw, assets: 100n })

it.each<[string, PoolEvent[], string]>([
  ['is the fees of draws that are repaid', [drawn(0n, 5n), drawn(1n, 7n), repaid(5n), repaid(7n)], '12'],
  ['is a fee that is paid in parts', [drawn(0n, 5n), repaid(2n), repaid(3n)], '5'],
  ['is a part of a fee', [drawn(0n, 5n), drawn(1n, 7n), repaid(6n)], '6'],
  ['has no gift above the fees', [drawn(0n, 5n), repaid(9n), drawn(1n, 7n)], '5'],
  ['has no gift without a draw', [repaid(50n)], '0'],
  ['has no loss that was recovered', [drawn(0n, 5n), lost(0n), repaid(105n)], '0'],
  ['has the fee of the draw after a lost one', [drawn(0n, 5n), drawn(1n, 7n), lost(0n), repaid(7n)], '7'],
])('income %s', (_, events, income) => expect(incomeOf(...events)).toBe(income))
