import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import { ADDRESS_OPEN_SECONDS } from '#core/order/escrowOrder.ts'
import type { Store } from '#store/contract.ts'
import { ESCROW, randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { agreedOrder, MAKER } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { registerOfferSigner } from './registerOfferSigner.ts'

const MINUTE = 60_000

describe('a change of the offer key', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Returns whether the next key would be registered so long after the maker first saw the former one. */
  async function changing(forwarderFactory: string | undefined, openForMs: number) {
    const start = Date.now()
    const order = await store.orders.create(agreedOrder({ openBy: new Date(start + openForMs) }))
    const planned: PayoutAction[] = []
    const payer: Partial<Payer> = {
      address: MAKER,
      plan: async (action) => {
        planned.push(action)
        throw new AppError('rpc_unreachable', '', { retriable: true })
      },
    }
    const node: Partial<ChainNode> = { offerSigner: async () => randomAddress().toLowerCase() }
    let now = start
    const next = randomAddress()
    const ctx = await unitContext({
      store,
      chain: order.fromChain,
      node,
      payer,
      deps: { offerSigner: next, clock: { now: () => new Date(now) } } as never,
    })
    Object.assign(ctx.chain.settlement, { escrows: [{ address: ESCROW }], forwarderFactory })
    return async (afterMs: number): Promise<boolean> => {
      now = start + afterMs
      planned.length = 0
      await registerOfferSigner(ctx).catch((error: unknown) => {
        if (!(error instanceof AppError && error.reason === 'rpc_unreachable')) throw error
      })
      if (planned.length > 0) expect(planned).toEqual([{ kind: 'set_offer_signer', escrow: ESCROW, signer: next }])
      return planned.length > 0
    }
  }

  it('waits for an open deposit address as long as it can be paid, however late its row says that is', async () => {
    const registers = await changing(randomAddress(), 24 * 60 * MINUTE)
    expect(await registers(0)).toBe(false)
    expect(await registers(11 * MINUTE)).toBe(false)
    expect(await registers(ADDRESS_OPEN_SECONDS * 1000)).toBe(false)
    expect(await registers(ADDRESS_OPEN_SECONDS * 1000 + 2 * MINUTE)).toBe(true)
  })

  it('waits for ten minutes where no deposit address can be open', async () => {
    const registers = await changing(undefined, ADDRESS_OPEN_SECONDS * 1000)
    expect(await registers(0)).toBe(false)
    expect(await registers(9 * MINUTE)).toBe(false)
    expect(await registers(11 * MINUTE)).toBe(true)
  })
})
