import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Collection, DepositOutput } from '#chains/contract/deposits.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Store } from '#store/contract.ts'
import { freshChain, validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { collectDeposits } from './collectDeposits.ts'
import type { OperatorDeps } from './operatorActions.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

type Answer = (page: readonly DepositOutput[]) => Collection | null
const collection = (deposits: number): Collection => ({ ref: `tx${deposits}`, deposits, amount: 900n, fee: 100n })

/** Operator of one network whose wallet answers each page, which is kept. */
function operatorOf(chain: ChainId, answer: Answer | null) {
  const pages: (readonly DepositOutput[])[] = []
  const collect: NonNullable<Payer['collect']> = async (page) => {
    pages.push(page)
    return answer?.(page) ?? null
  }
  const payer: Partial<Payer> = answer ? { collect } : {}
  const deps = { store, chains: new Map([[chain, {}]]), payers: new Map([[chain, payer]]) }
  return { pages, run: () => collectDeposits(deps as unknown as OperatorDeps, String(chain)) }
}

async function finalDeposits(chain: ChainId, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await store.deposits.markFinal((await validatedOrder(store, { fromChain: chain })).deposit.id)
}

it('asks for pages of final deposits, the newest first, until nothing is left to collect', async () => {
  const chain = freshChain()
  await finalDeposits(chain, 101)
  await validatedOrder(store, { fromChain: chain })
  const { pages, run } = operatorOf(chain, ({ length }) => collection(length))
  expect(await run()).toBe(
    'tx100  100 of the deposits, 900 base units to the wallet, fee 100\ntx1  1 of the deposits, 900 base units to the wallet, fee 100',
  )
  expect(pages.map(({ length }) => length)).toEqual([100, 1])
  expect(new Set(pages.flat().map(({ txId }) => txId)).size).toBe(101)
})

it('goes on after a page that is spent, and after one that fails', async () => {
  const chain = freshChain()
  await finalDeposits(chain, 201)
  const answers: (() => Collection | null)[] = [
    () => null,
    () => {
      throw new AppError('underpriced', 'The fee is too low.')
    },
    () => collection(1),
  ]
  const { pages, run } = operatorOf(chain, () => answers.shift()?.() ?? null)
  expect(await run()).toBe(
    '100 deposits left out: underpriced. The fee is too low.\ntx1  1 of the deposits, 900 base units to the wallet, fee 100',
  )
  expect(pages).toHaveLength(3)
  expect(await run()).toBe('nothing to collect')
})

it('refuses networks whose deposits arrive in the wallet, and unknown ones', async () => {
  await expect(operatorOf(freshChain(), null).run()).rejects.toMatchObject({ reason: 'collect_unsupported' })
  await expect(collectDeposits({ store, chains: new Map(), payers: new Map() }, '5')).rejects.toMatchObject({
    reason: 'chain_unknown',
  })
})
