import { expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { silentLog } from '#runtime/log.ts'
import { readiness } from '../../readiness.ts'
import { createTestApp, north, south } from '../../testing/testApp.ts'
import { createCheckInContractCheck } from './reader.ts'

it('offers a network while its contract exists or is not known to be missing', async () => {
  const t = await createTestApp()
  let answer: (contract: string) => Promise<boolean> = () => Promise.resolve(true)
  const has = (node: NetworkNode | null): NetworkNode | null =>
    node && { ...node, hasCheckIn: (contract) => (node.id === south ? answer(contract) : Promise.resolve(true)) }
  const checkInContractCheck = createCheckInContractCheck({
    rewards: t.deps.rewards,
    chains: (id) => has(t.deps.chains(id)),
    log: silentLog,
  })
  const other = await createTestApp({ deps: { checkInContractCheck } })
  const offered = async () => {
    await checkInContractCheck.look()
    const { body } = await other.call('GET', '/api/lottery/maker/sign/contract')
    return (body as { data: { chainId: number }[] }).data.map(({ chainId }) => chainId)
  }
  const problemAt = async (id: number) =>
    (
      (await (await readiness(other.deps).request('/ready')).json()) as {
        check_in: { chain_id: number; problem: string | null }[]
      }
    ).check_in.find((row) => row.chain_id === id)?.problem
  const everywhere = await offered()
  expect(everywhere).toEqual(expect.arrayContaining([north, south]))
  expect(await problemAt(south)).toBeNull()

  answer = () => Promise.resolve(false)
  expect(await offered()).toEqual(everywhere.filter((id) => id !== south))
  expect(await problemAt(south)).toMatch(/^no check-in contract exists at 0x/)

  answer = () => Promise.reject(new Error('silence'))
  expect(await offered()).not.toContain(south)
  answer = () => Promise.resolve(true)
  expect(await offered()).toEqual(everywhere)
  await Promise.all([t.close(), other.close()])
})
