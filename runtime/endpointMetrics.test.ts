import { expect, it } from 'vitest'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { chainId } from '#core/chain/chainId.ts'
import { watchEndpoints } from './endpointMetrics.ts'
import { createMetrics } from './metrics.ts'

it('reports each endpoint’s health when the metrics are read', async () => {
  const metrics = createMetrics()
  const node = createFakeChain(chainId(31337), 'evm')
  watchEndpoints(metrics, 'attester', () => [node])
  expect(await metrics.render()).toContain('causeway_attester_endpoint_healthy{chain="31337",endpoint="fake"} 1')
  node.setDown(true)
  const text = await metrics.render()
  expect(text).toContain('causeway_attester_endpoint_healthy{chain="31337",endpoint="fake"} 0')
  expect(text).toContain('causeway_attester_endpoint_errors{chain="31337",endpoint="fake"} 0')
})
