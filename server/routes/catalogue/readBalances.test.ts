import { expect, it } from 'vitest'
import type { AssetId } from '#core/chain/assetId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { balanceProblems, createBalanceReads, MOST_AT_ONCE } from './readBalances.ts'

const owner = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const [north, south] = loadCatalogue({ profile: 'local' }).chains.filter(({ family }) => family === 'evm')

it('bounds the reads that wait for a silent network, and reads others meanwhile', async () => {
  if (!north || !south) throw new Error('the local profile has two EVM networks')
  const waiting: (() => void)[] = []
  let isSilent = true
  const node = (id: unknown) => ({
    balances: () =>
      isSilent && id === north.id
        ? new Promise<ReadonlyMap<AssetId, bigint>>((resolve) => waiting.push(() => resolve(new Map())))
        : Promise.resolve(new Map<AssetId, bigint>()),
  })
  const read = createBalanceReads(((id: unknown) => node(id)) as never)
  const slow = Array.from({ length: MOST_AT_ONCE }, () => read(north, owner, []))
  expect(await read(north, owner, [])).toEqual({ problem: balanceProblems.unreachable })
  expect(waiting).toHaveLength(MOST_AT_ONCE)
  expect(await read(south, owner, [])).toEqual({ amounts: new Map() })
  isSilent = false
  for (const answer of waiting) answer()
  await Promise.all(slow)
  expect(await read(north, owner, [])).toEqual({ amounts: new Map() })
})
