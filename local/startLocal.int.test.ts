import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCommandConfig } from '#runtime/config.ts'
import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { frame } from '#store/journal/copies.ts'
import { localNetworks } from './networks.ts'
import type { LocalOptions } from './options.ts'
import type { Say } from './say.ts'
import { type Local, startLocal } from './startLocal.ts'
import { leaseStackPorts } from './testing/leasePorts.ts'

let folder: string
let options: LocalOptions
let running: Local | null = null
let said: string[]
const say: Say = { part: (name, detail) => said.push(`${name}: ${detail}`), line: (text) => said.push(text) }

const start = async (change: Partial<LocalOptions> = {}): Promise<Local> =>
  (running = await startLocal({ ...options, ...change }, say))
const stop = async () => {
  await running?.stop()
  running = null
}
const api = async (path: string, init?: RequestInit) =>
  (await fetch(`${running?.url ?? ''}/api/bridge_api/v1/${path}`, init)).json() as Promise<{
    code: number
    data: unknown
  }>
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

beforeEach(async () => {
  said = []
  folder = mkdtempSync(join(tmpdir(), 'local-'))
  options = {
    folder,
    ports: await leaseStackPorts(),
    reset: false,
    dev: false,
    walletConnect: null,
    without: new Set(['web']),
  }
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const user = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
async function firstQuote(): Promise<{ quote_id: string }> {
  const answer = await post('quotes', {
    from_chain_id: 31337,
    to_chain_id: 31338,
    token: 'ETH',
    amount: '100000000000000000',
    from_address: user,
    recipient: user,
  })
  expect(answer).toMatchObject({ code: 0 })
  const [quote] = (answer.data as { quotes: { quote_id: string }[] }).quotes
  if (!quote) throw new Error(JSON.stringify(answer))
  return quote
}

async function order(): Promise<{ id: string; token: string }> {
  // On a busy machine the maker's facts may be older than a quote allows, until it reports again.
  const quote = await vi.waitFor(firstQuote, { timeout: 20_000, interval: 1_000 })
  const placed = await post(
    'orders',
    { quote_id: quote.quote_id, from_address: user, recipient: user },
    { 'idempotency-key': crypto.randomUUID() },
  )
  if (placed.code !== 0) throw new Error(JSON.stringify(placed))
  const { order: made, token } = placed.data as { order: { id: string }; token: string }
  return { id: made.id, token }
}

it('starts every part, continues from its state after a stop, and leaves nothing running', async () => {
  await start()
  const networks = localNetworks.filter(({ family }) => hasLitecoind || family.family !== 'bitcoin')
  expect(said.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([...networks.map(({ name }) => name), 'Database', 'Attesters', 'Maker', 'API']),
  )
  expect(said).toContain(`Maker: watching ${networks.length} networks, inventory funded`)
  const faucets = await fetch(`${running?.url ?? ''}/api/faucet_api/v1/faucets`)
  expect(await faucets.json()).toMatchObject({ data: { list: [{ status: 'open' }, { status: 'open' }] } })
  const metrics = await (
    await fetch(said.find((line) => line.startsWith('Metrics: '))?.slice('Metrics: '.length) ?? '')
  ).text()
  for (const network of ['northshore', 'southshore'])
    expect(metrics).toMatch(
      new RegExp(`causeway_price_answers_total\\{source="pools-${network}",outcome="ok"\\} [1-9]`),
    )
  const { id, token } = await order()
  await stop()
  expect(readdirSync(join(folder, 'chains')).filter((file) => file.endsWith('.pid'))).toEqual([])
  for (const port of [options.ports.web, ...options.ports.chains.values()]) {
    const probe = createServer()
    await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, '127.0.0.1', () => done()))
    probe.close()
  }

  // `npm run admin` needs no more than the folder's name.
  expect(loadCommandConfig('server', { DATA_DIR: folder }).catalogue.profile).toBe('local')
  await start()
  expect(await api(`orders/${id}`, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
    code: 0,
    data: { id },
  })
  await expect(startLocal({ ...options }, say)).rejects.toMatchObject({ reason: 'data_folder_in_use' })
  const link = `${folder}-link`
  symlinkSync(folder, link)
  await expect(
    startLocal({ ...options, folder: link, reset: true }, say).finally(() => rmSync(link)),
  ).rejects.toMatchObject({ reason: 'data_folder_in_use' })
  await stop()

  await start({ reset: true })
  expect((await api(`orders/${id}`, { headers: { authorization: `Bearer ${token}` } })).code).not.toBe(0)
})

it('reports a broken data folder in one sentence, and leaves nothing running', async () => {
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db/PG_VERSION'), 'nonsense')
  writeFileSync(join(folder, 'db/postgresql.conf'), 'nonsense')
  await expect(start()).rejects.toMatchObject({ reason: 'data_folder_corrupt' })
  expect(readdirSync(join(folder, 'chains')).filter((file) => file.endsWith('.pid'))).toEqual([])
})

it('refuses a damaged payout journal, and leaves nothing running', async () => {
  const record = frame(Buffer.from('{}'))
  const damaged = Buffer.from(record)
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 1) ^ 1, damaged.length - 1)
  writeFileSync(join(folder, 'intents.journal'), Buffer.concat([damaged, record]))
  await expect(start()).rejects.toMatchObject({ reason: 'journal_corrupt' })
  expect(readdirSync(join(folder, 'chains')).filter((file) => file.endsWith('.pid'))).toEqual([])
})

it('does not use a file as its folder', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(start({ folder: file })).rejects.toMatchObject({ reason: 'data_folder_unusable' })
})

it('reports an occupied port and the option that changes it', async () => {
  const squatter = createServer()
  await new Promise<void>((done) => squatter.listen(options.ports.web, '127.0.0.1', () => done()))
  await expect(start()).rejects.toMatchObject({ reason: 'port_in_use', message: expect.stringContaining('--port') })
  squatter.close()
})
