import { expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { createAllowanceWatch } from './watchAllowances.ts'

const NORTH = chainId(1)
const token = `0x${'aa'.repeat(20)}`
const catalogue = {
  assets: [
    { id: assetId(NORTH, NATIVE), chainId: NORTH, token: NATIVE },
    { id: assetId(NORTH, token), chainId: NORTH, token },
  ],
} as unknown as Catalogue

it('an approval that stays for longer than a transfer needs it is reported', async () => {
  let now = 0
  let amount = 5n
  const asked = new Set<string>()
  const node = {
    allowance: async (_: string, of: string, spender: string) => {
      asked.add(`${of} ${spender}`)
      return spender === '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5' ? amount : 0n
    },
  }
  const watch = createAllowanceWatch(catalogue, { now: () => new Date(now) })
  const at = (minutes: number) => {
    now = minutes * 60_000
    return watch({ def: { id: NORTH, settlement: { filler: null } }, node, wallet: '0xmaker' } as never)
  }
  expect(await at(0)).toEqual([])
  expect(asked.size).toBeGreaterThan(1)
  expect(await at(170)).toEqual([])
  // The next transfer approves another amount.
  amount = 6n
  expect(await at(180)).toEqual([])
  expect(await at(350)).toEqual([])
  expect(await at(360)).toMatchObject([
    {
      kind: 'allowance_left',
      details: { actual: '6', spender: '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5' },
      pauses: [],
    },
  ])
  // The second check, seconds later, finds the same.
  expect(await at(360.05)).toHaveLength(1)
  amount = 0n
  expect(await at(371)).toEqual([])
})
