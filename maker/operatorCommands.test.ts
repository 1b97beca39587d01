import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { settlementOf } from '#core/catalogue/fixture.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import type { Store } from '#store/contract.ts'
import { journalPaths, openJournal } from '#store/journal/journal.ts'
import { journalAddress, newOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { LITECOIN_CHAIN } from './testing/bitcoinOrders.ts'
import { chooseCommand } from './operatorCommands.ts'

const KEY = `0x${'5e'.repeat(32)}`
const BLOCK = '0x64'

interface Request {
  id: number
  method: string
}
/** GO has no listed token, so nothing else has to be served. */
const CHAIN = 60
/** Endpoint of network `chainId` on which every block has this hash. */
const answerTo = (chainId: string, hash: string) => (request: Request) => {
  const block = { number: BLOCK, hash, parentHash: `0x${'00'.repeat(32)}`, timestamp: '0x1', baseFeePerGas: '0x1' }
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: chainId,
    eth_blockNumber: BLOCK,
    eth_getBlockByNumber: { ...block, transactions: [], uncles: [], logsBloom: null, gasLimit: '0x1', gasUsed: '0x0' },
  }
  return { jsonrpc: '2.0', id: request.id, result: results[request.method] ?? null }
}

let store: Store
let folder: string
const servers: Server[] = []
beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'causeway-commands-'))
  const one = settlementOf({
    escrows: [],
    filler: null,
    depositAddress: '0x00000000000000000000000000000000000000aa',
    firstBlock: 0,
  })
  await writeFile(join(folder, 'settlement.json'), JSON.stringify({ [CHAIN]: one }))
})
afterAll(async () => {
  for (const server of servers) server.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function serve(chainId: string, hash: string): Promise<string> {
  const answer = answerTo(chainId, hash)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(parts).toString()) as Request | Request[]
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)))
    })
  })
  servers.push(server)
  return `http://127.0.0.1:${await listenOnLease(server)}`
}

const run = (args: readonly string[], env: Record<string, string>): Promise<string> | undefined =>
  chooseCommand(args, { DATA_DIR: folder, CONFIG_DIR: folder, LOG_LEVEL: 'silent', MAKER_EVM_KEY: KEY, ...env })?.run(
    store,
  )

const { id } = newOrder()
const onNetworks: readonly (readonly string[])[] = [
  ['release', id],
  ['refund', id],
  ['adopt', id, `0x${'ab'.repeat(32)}`],
  ['return', '1', '0x00000000000000000000000000000000000000aa'],
  ['collect', '60'],
  ['rebuild'],
  ['restore-addresses'],
  ['rotate-key', 'payout'],
]

it.each(onNetworks)('%s is refused if the maker would not start', async (...args) => {
  const domains = ['https://rpc.one.example', 'https://rpc.two.example', 'https://rpc.three.example']
  // Without a fee cap, a journal mirror, or a PostgreSQL database.
  await expect(run(args, { RPC_60: domains.join() })).rejects.toMatchObject({
    reason: expect.stringMatching(/unsafe|dependent/),
  })
})

it.each(onNetworks)('%s does nothing if the endpoints serve another network', async (...args) => {
  const wrong = await serve('0x2', `0x${'11'.repeat(32)}`)
  await expect(run(args, { RPC_60: wrong, RPC_QUORUM: '1' })).rejects.toMatchObject({ reason: 'endpoints_contradict' })
})

it('a command records the disputes that it encountered as incidents', async () => {
  const endpoints = await Promise.all(['11', '22', '33'].map((byte) => serve('0x3c', `0x${byte.repeat(32)}`)))
  await expect(run(['rebuild'], { RPC_60: endpoints.join() })).rejects.toMatchObject({ reason: 'rpc_disagree' })
  expect(await store.incidents.open(10)).toMatchObject([
    { kind: 'rpc_disagree', subject: expect.stringMatching(/^60:/) as string },
  ])
})

it('skip-addresses skips those of every network where each order has its own', async () => {
  const { id: orderId } = newOrder()
  const asked = { chainId: LITECOIN_CHAIN, orderId, addressAt: String, sign: async () => '0x12' as const }
  const local = { PROFILE: 'local', CONFIG_DIR: await mkdtemp(join(folder, 'local-')) }
  expect(await run(['skip-addresses'], local)).toBe(`10000 deposit addresses are skipped on ${LITECOIN_CHAIN}`)
  expect((await store.depositAddresses.handOut(asked)).index).toBe(10_000)
})

it('restore-addresses reads the journal in the maker’s folder, and says what it refuses', async () => {
  const env = { RPC_60: await serve('0x3c', `0x${'11'.repeat(32)}`), RPC_QUORUM: '1' }
  await expect(run(['restore-addresses'], env)).rejects.toMatchObject({ reason: 'journal_missing' })
  const order = journalAddress({ chainId: chainId(CHAIN) })
  const journal = await openJournal(journalPaths({ DATA_DIR: folder })[0])
  await journal.append({ kind: 'address', order, at: new Date() })
  await journal.close()
  expect(await run(['restore-addresses'], env)).toBe(
    `deposit addresses: restored 0, known 0, waits 0, refused 1\nrefused  ${order.address}  chain_unknown`,
  )
})

it('commands without network access need no endpoints', async () => {
  expect(await run(['list'], { RPC_60: 'https://rpc.one.example' })).toContain('rpc_disagree')
  expect(run(['nothing'], {})).toBeUndefined()
  expect(run(['constructor'], {})).toBeUndefined()
})
