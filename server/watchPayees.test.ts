import { expect, it } from 'vitest'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { checkPayees, watchPayees } from './watchPayees.ts'

const OVER = 827
const payee = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function setUp() {
  const catalogue = loadCatalogue({ profile: 'local' })
  const [north, south] = [createFakeChain(31337, 'evm'), createFakeChain(31338, 'evm')]
  const chains = new Map([north, south].map((chain) => [chain.id, chain]))
  north.setChannelPayee(OVER, payee)
  return {
    north,
    south,
    deps: { catalogue, chains: (id: typeof north.id) => chains.get(id) ?? null, log: createLog('silent') },
  }
}
const told = async (deps: Parameters<typeof checkPayees>[0]) =>
  (await checkPayees(deps)).map(({ channel, chain, is }) => [channel.id, chain.id, is])

it('compares each channel’s payee with each escrow', async () => {
  const { south, deps } = setUp()
  expect(await told(deps)).toEqual([
    [OVER, 31337, 'right'],
    [OVER, 31338, 'wrong'],
  ])
  south.setChannelPayee(OVER, payee)
  expect(await told(deps)).toEqual([
    [OVER, 31337, 'right'],
    [OVER, 31338, 'right'],
  ])
})

it('a network that does not respond proves nothing', async () => {
  const { south, deps } = setUp()
  south.setDown(true)
  expect(await told(deps)).toEqual([
    [OVER, 31337, 'right'],
    [OVER, 31338, 'unknown'],
  ])
})

it('reports mismatches at once', async () => {
  const metrics = createMetrics({})
  const watch = watchPayees(metrics, setUp().deps)
  await watch.stop()
  const lines = (await metrics.render())
    .split('\n')
    .filter((line) => line.startsWith('causeway_channel_payee_mismatch{'))
  expect(lines.sort()).toEqual([
    'causeway_channel_payee_mismatch{channel="827",chain="31337"} 0',
    'causeway_channel_payee_mismatch{channel="827",chain="31338"} 1',
  ])
})
