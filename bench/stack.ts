import { buildWeb } from '#local/buildWeb.ts'
import { newAccount } from '../e2e/support/fixtures.ts'
import { startStack } from '../e2e/support/stack.ts'
import { type BareChain, timed } from './bareChain.ts'
import { type Figure, percentile } from './figure.ts'
import { between, burst } from './orders.ts'
import { residentBytes } from './processes.ts'

const AT_ONCE = 50

/** Measures startup and idle memory of `npm start`, and the time of payouts there when all deposits arrive at once. */
export async function stackFigures(bare: BareChain): Promise<Figure[]> {
  await buildWeb()
  const { value: stack, ms: readyMs } = await timed(() => startStack())
  try {
    const idleMiB = residentBytes([stack.pid()]) / 2 ** 20
    const accounts = await Promise.all(Array.from({ length: AT_ONCE }, () => newAccount(stack)))
    const orders = await burst(stack, accounts)
    const atOnce = orders.map((order) => between(order, 'deposit_confirmed', 'broadcast'))
    const send = { name: 'one bare send', value: bare.sendMs }
    return [
      {
        name: 'embedded stack ready',
        value: readyMs / 1000,
        unit: 's',
        limit: 15,
        baseline: { name: 'one bare chain', value: bare.startMs / 1000 },
      },
      { name: 'embedded stack idle, resident', value: idleMiB, unit: 'MiB', limit: 900, baseline: null },
      {
        name: 'embedded stack, confirmed → broadcast, p50 of 50 concurrent deposits',
        value: percentile(atOnce, 0.5),
        unit: 'ms',
        limit: null,
        baseline: send,
        ratioLimit: 500,
      },
    ]
  } finally {
    await stack.stop()
  }
}
