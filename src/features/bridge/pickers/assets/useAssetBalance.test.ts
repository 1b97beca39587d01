import { expect, it } from 'vitest'
import { token } from '#src/testing/rows.ts'
import { assetBalance, createAssetBalances } from './useAssetBalance.ts'

const eth = token(1, 'ETH', 18)
const read = (data: string | null | undefined, isError = false) => assetBalance(eth, 'evm', { data, isError })

it('a balance includes its value and flags an outdated price', () => {
  expect(read('1234567890000000000')).toEqual({
    cell: { kind: 'ok', text: '1.23456' },
    usd: { text: '$3,703.70', stale: false },
  })
  expect(assetBalance({ ...eth, usd_price_stale: true }, 'evm', { data: '0', isError: false }).usd).toEqual({
    text: '$0.00',
    stale: true,
  })
  expect(assetBalance({ ...eth, usd_price: null }, 'evm', { data: '5', isError: false })).toEqual({
    cell: { kind: 'ok', text: '<0.00001' },
    usd: { text: '–', stale: false },
  })
})

it.each([
  [undefined, false, 'loading'],
  [undefined, true, 'failed'],
  [null, false, 'absent'],
  ['1.5', false, 'failed'],
])('%s (error: %s) is shown as %s', (data, isError, kind) =>
  expect(read(data, isError)).toEqual({ cell: { kind }, usd: null }),
)

it('nothing is shown without an account', () => expect(assetBalance(eth, 'evm', null).cell).toEqual({ kind: 'none' }))

it('assets of one account and network share requests of ten, in order', async () => {
  const due: (() => void)[] = []
  const asked: string[][] = []
  const load = createAssetBalances(
    async ({ tokens }) => {
      asked.push(tokens.map(({ name }) => name))
      return { balances: tokens.map(({ name }) => ({ balance: name === 'T3' ? null : name.slice(1) })) }
    },
    (work) => due.push(work),
  )
  const assets = Array.from({ length: 12 }, (_, i) => token(1, `T${i}`, 6, `0x${i}`))
  const waiting = Promise.all(assets.map((asset) => load('0xa', 'One', asset)))
  for (const work of due.splice(0)) work()
  expect(await waiting).toEqual(assets.map((_, i) => (i === 3 ? null : String(i))))
  expect(asked.map((names) => names.length)).toEqual([10, 2])
})
