import { describe, expect, it } from 'vitest'
import type { WalletTransaction } from '#chains/contract/settlement.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { judgeEscrow, judgeWallet } from './balances.ts'

const NORTH = chainId(31337)
const coin = assetId(NORTH, NATIVE)
const token = assetId(NORTH, '0xbb')

it.each([
  [10n, 0n, 0n, 10n, null],
  [10n, 2n, 0n, 12n, null],
  [10n, 2n, 3n, 99n, null],
  [10n, 2n, 3n, 15n, null],
  [10n, 2n, 0n, 11n, 'escrow_short'],
  [0n, 1n, 0n, 0n, 'escrow_short'],
  [0n, 0n, 5n, 4n, 'escrow_short'],
])('an escrow that owes %s, %s in fees and %s to accounts, and holds %s: %s', (open, fees, owed, held, kind) => {
  expect(judgeEscrow({ chainId: NORTH, escrow: '0xe5', asset: coin, open, fees, owed, held })?.kind ?? null).toBe(kind)
})

describe('a wallet', () => {
  const tx: WalletTransaction = {
    ref: '0xaa',
    height: 5n,
    slot: 3n,
    out: new Map([
      [coin, 10n],
      [token, 7n],
    ]),
    names: [],
    fee: 1n,
  }
  const opening = new Map([
    [coin, 100n],
    [token, 100n],
  ])
  const judge = (coins: bigint, tokens: bigint, change: Partial<Parameters<typeof judgeWallet>[0]> = {}) =>
    judgeWallet({
      chainId: NORTH,
      wallet: '0x1',
      opening,
      closing: new Map([
        [coin, coins],
        [token, tokens],
      ]),
      signed: [tx],
      received: new Map([[token, 3n]]),
      ...change,
    }).map(({ subject, details }) => [subject, details['expected'], details['actual']])

  it('balances: opening plus received, minus sent and fees of its own coin', () => expect(judge(89n, 96n)).toEqual([]))
  it('may have more, because anyone can send to it', () => expect(judge(500n, 500n)).toEqual([]))
  it('with less than expected was drained', () => {
    expect(judge(88n, 95n)).toEqual([
      [coin, '89', '88'],
      [token, '96', '95'],
    ])
    expect(judge(100n, 99n, { signed: [], received: new Map() })).toEqual([[token, '100', '99']])
  })
  it('is compared for assets that both reads include', () => {
    expect(judge(0n, 0n, { closing: new Map() })).toEqual([])
    expect(judge(0n, 0n, { opening: new Map() })).toEqual([])
  })
})
