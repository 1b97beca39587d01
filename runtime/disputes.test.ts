import { expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { watchDisputes } from './disputes.ts'
import { silentLog } from './log.ts'
import { createMetrics } from './metrics.ts'

it('counts each dispute, and records one of a kind per ten seconds', async () => {
  const metrics = createMetrics()
  let time = 0
  const saved: unknown[] = []
  const watch = watchDisputes({
    metrics,
    part: 'maker',
    clock: { now: () => new Date(time) },
    log: silentLog,
    save: async (chain, dispute) => void saved.push([chain, dispute]),
  })
  const dispute = { method: 'scan', subject: '7 9', votes: [{ endpoint: 'a.example', answer: 'lists x' }] }
  const tell = watch(chainId(5))
  tell(dispute)
  tell({ ...dispute, subject: '7 10' })
  tell({ ...dispute, method: 'head' })
  time = 10_000
  tell(dispute)
  expect(saved).toEqual([
    [5, dispute],
    [5, { ...dispute, method: 'head' }],
    [5, dispute],
  ])
  const text = await metrics.render()
  expect(text).toContain('causeway_maker_rpc_disputes_total{chain="5",method="scan"} 3')
  expect(text).toContain('causeway_maker_rpc_disputes_total{chain="5",method="head"} 1')
})

it('works without a store, and survives one that fails', async () => {
  const sinks = {
    metrics: createMetrics(),
    part: 'attester',
    clock: { now: () => new Date(0) },
    log: silentLog,
  } as const
  const dispute = { method: 'scan', subject: '', votes: [] }
  watchDisputes(sinks)(chainId(5))(dispute)
  const failing = { ...sinks, metrics: createMetrics(), save: () => Promise.reject(new Error('down')) }
  watchDisputes(failing)(chainId(5))(dispute)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await failing.metrics.render()).toContain('causeway_attester_rpc_disputes_total{chain="5",method="scan"} 1')
})
