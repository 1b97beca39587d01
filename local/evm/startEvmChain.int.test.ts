import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, http } from 'viem'
import { getBlockNumber, getCode, getTransactionCount, readContract } from 'viem/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poolAbi } from '#contracts/abi/pool.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { setUpEvmChain } from './setUpEvmChain.ts'
import { type EvmChain, startEvmChain } from './startEvmChain.ts'

const CHAIN = 31337
let folder: string
let port: number
let running: EvmChain | null = null

const start = async (): Promise<EvmChain> => (running = await startEvmChain(CHAIN, port, folder))
const height = (chain: EvmChain) => getBlockNumber(createClient({ transport: http(chain.url) }), { cacheTime: 0 })
const hasContracts = async (chain: EvmChain) =>
  (await getCode(createClient({ transport: http(chain.url) }), { address: localDeployment(CHAIN).escrow })) !==
  undefined
const mayLend = (chain: EvmChain) =>
  readContract(createClient({ transport: http(chain.url) }), {
    abi: poolAbi,
    address: localPool(CHAIN).address,
    functionName: 'mayDeposit',
    args: [devAccounts.user.address],
  })
const transactions = (chain: EvmChain) =>
  getTransactionCount(createClient({ transport: http(chain.url) }), { address: devAccounts.deployer.address })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chain-'))
  port = await leasePort()
})
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('produces a block per second with contracts deployed, and repeated setup changes nothing', async () => {
  const chain = await start()
  await setUpEvmChain(chain.url, CHAIN)
  const after = await height(chain)
  expect(await mayLend(chain)).toBe(true)
  const sent = await transactions(chain)
  await setUpEvmChain(chain.url, CHAIN)
  expect(await hasContracts(chain)).toBe(true)
  expect(await transactions(chain)).toBe(sent)
  await vi.waitFor(async () => expect(await height(chain)).toBeGreaterThan(after + 1n), 60_000)
})

it('adopts the node that a killed start left running', async () => {
  const first = await start()
  const second = await startEvmChain(CHAIN, port, folder)
  expect(second).toMatchObject({ pid: first.pid, adopted: true })
})

it('continues from its state after the node itself was killed', async () => {
  const first = await start()
  await setUpEvmChain(first.url, CHAIN)
  const before = await height(first)
  // The state is written every second: wait until one with the contracts must be on disk.
  await vi.waitFor(async () => expect(await height(first)).toBeGreaterThan(before + 3n), 60_000)
  process.kill(first.pid, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(first.pid, 0)).toThrow(), 60_000)
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await hasContracts(second)).toBe(true)
})

it('continues from its state after a clean stop', async () => {
  const first = await start()
  await setUpEvmChain(first.url, CHAIN)
  await first.stop()
  expect(await hasContracts(await start())).toBe(true)
})

it('reports an occupied port and how to choose another', async () => {
  const squatter = createServer().listen(port, '127.0.0.1')
  await vi.waitFor(() => expect(squatter.listening).toBe(true), 15_000)
  await expect(start()).rejects.toMatchObject({
    reason: 'port_in_use',
    message: expect.stringContaining('--chain-ports'),
  })
  squatter.close()
})
