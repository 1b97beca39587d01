import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { ChainLookup } from '../deps.ts'
import { createWaitingDeposits } from './waitingDeposit.ts'

const payment = { txId: 'ab'.repeat(32), amount: 5n }

type Facts = Parameters<ReturnType<typeof createWaitingDeposits>>[0]
const facts = (address: string | null, change: { state?: string; deposits?: unknown[] } = {}): Facts =>
  ({
    order: { fromChain: chainId(7), state: change.state ?? 'quoted' },
    steps: address === null ? [] : [{ kind: 'pay_address', body: { address } }],
    deposits: change.deposits ?? [],
  }) as unknown as Facts

function setUp(answer: () => Promise<typeof payment | null> = async () => payment) {
  const asked: string[] = []
  let now = 0
  const node = {
    waitingPayment: (address: string) => {
      asked.push(address)
      return answer()
    },
  }
  const look = createWaitingDeposits((() => node) as unknown as ChainLookup, () => now)
  return { look, asked, pass: (ms: number) => (now += ms) }
}

describe('a payment that waits at a deposit address', () => {
  it('is looked up once for all who ask within a few seconds', async () => {
    const { look, asked, pass } = setUp()
    expect(await Promise.all([look(facts('one')), look(facts('one')), look(facts('two'))])).toEqual(
      Array.from({ length: 3 }, () => payment),
    )
    expect(asked).toEqual(['one', 'two'])
    pass(5_000)
    await look(facts('one'))
    expect(asked).toEqual(['one', 'two', 'one'])
  })

  it('is not looked up without an address, and once a deposit is in a block', async () => {
    const { look, asked } = setUp()
    expect(await look(facts(null))).toBeNull()
    expect(await look(facts('one', { state: 'confirmed' }))).toBeNull()
    expect(await look(facts('one', { deposits: [{}] }))).toBeNull()
    expect(asked).toEqual([])
  })

  it('is none where the network fails, or has no such list', async () => {
    expect(await setUp(() => Promise.reject(new Error('down'))).look(facts('one'))).toBeNull()
    expect(await createWaitingDeposits(() => null)(facts('one'))).toBeNull()
  })

  it('is not looked up for more addresses at once than are kept', async () => {
    const { look, asked } = setUp()
    for (let n = 0; n < 1_001; n++) await look(facts(String(n)))
    expect(asked).toHaveLength(1_000)
  })
})
