import { join } from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import { readSources } from '#tools/zones/importGraph.ts'
import type { BotStore, ReconcilerStore, Store } from './contract.ts'

it.each(['bot', 'reconciler'])('gives the %s only the aggregates that it needs', (folder) => {
  const sources = [...readSources(join(import.meta.dirname, '..'), folder)]
  const users = sources.filter(([, text]) => text.includes('#store/contract.ts'))
  expect(users).not.toEqual([])
  expect(
    users.filter(([, text]) => /import type \{[^}]*\bStore\b[^}]*\} from '#store\/contract\.ts'/.test(text)),
  ).toEqual([])
})

it('keeps payments, also inside a transaction, out of reach of processes that make none', () => {
  type Money = 'disbursements' | 'slots' | 'intents' | 'claims' | 'openings'
  type Inside<
    S extends { transaction: Store['transaction'] | BotStore['transaction'] | ReconcilerStore['transaction'] },
  > = keyof Parameters<Parameters<S['transaction']>[0]>[0]
  expectTypeOf<Extract<Inside<BotStore>, 'orders'>>().toEqualTypeOf<'orders'>()
  expectTypeOf<Extract<keyof Store, Money>>().toEqualTypeOf<Money>()
  expectTypeOf<Extract<keyof BotStore | Inside<BotStore>, Money | 'deposits' | 'points'>>().toBeNever()
  expectTypeOf<Extract<keyof ReconcilerStore | Inside<ReconcilerStore>, Money | 'accounts' | 'points'>>().toBeNever()
})
