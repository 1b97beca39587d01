import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, concat, createClient, http, keccak256, zeroAddress, zeroHash } from 'viem'
import { getBlock, getBlockNumber, getCode, getTransactionCount, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { checkInAddress } from '#chains/evm/testing/checkIn.ts'
import { bitcoinToken } from '#chains/evm/testing/issuedTokens.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { DEPLOYER, deploySettings, planContracts } from './contracts.ts'
import { type DeployJob, deployContracts } from './deploy.ts'
import { planCatalogue, writeCatalogue } from './writeCatalogue.ts'

const CHAIN = 31337
const settings = deploySettings.parse({
  governor: devAccounts.deployer.address,
  guardian: devAccounts.guardian.address,
  attesters: devAccounts.attesters.map(({ address }) => address),
  threshold: 2,
  timelockHours: 720,
  freezeHours: 24,
  minContractWindowHours: 2,
  minTransferWindowHours: 24,
  capWindowHours: 1,
  permit2: zeroAddress,
  tokens: [{ token: 'native', decimals: 18, cap: '1000' }],
})
const contracts = planContracts(settings)
let anvil: Anvil
let lines: string[] = []

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
})
afterAll(() => anvil.stop())

const client = () => createClient({ transport: http(anvil.url) })
const sent = () => getTransactionCount(client(), { address: devAccounts.deployer.address })
interface Row {
  readonly escrows: readonly { readonly address: Hex; readonly codeHash: Hex }[]
}
const codeAt = (address: Hex) => getCode(client(), { address })
const codeOf = (name: string) =>
  getCode(client(), { address: contracts.find((one) => one.name === name)?.address ?? zeroAddress })
function run(change: Partial<DeployJob> = {}) {
  lines = []
  const print = (line: string) => void lines.push(line)
  const job = { rpc: anvil.url, chainId: CHAIN, key: devAccounts.deployer.key, contracts, dryRun: false, print }
  return deployContracts({ ...job, ...change })
}

it('a dry run prints addresses and gas and sends nothing', async () => {
  expect(await run({ dryRun: true })).toBeNull()
  expect(lines.filter((line) => /to deploy, \d{5,} gas$/.test(line))).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/total \d+ gas, about \d+ wei/)
  expect(await sent()).toBe(0)
  expect(await codeOf('escrow')).toBeUndefined()
})

it('refuses an endpoint of another network', async () => {
  await expect(run({ chainId: 1 })).rejects.toMatchObject({ reason: 'chain_mismatch' })
})

it('deploys everything at the planned addresses, and verifies it', async () => {
  const before = await getBlockNumber(client(), { cacheTime: 0 })
  const result = await run()
  expect(result?.firstBlock).toBe(before)
  expect(result?.deployed.map(({ contract }) => contract.name)).toEqual([
    'escrow',
    'filler',
    'forwarderFactory',
    'checkIn',
  ])
  for (const { contract, codeHash } of result?.deployed ?? [])
    expect(codeHash).toBe(keccak256((await codeOf(contract.name)) ?? '0x'))
  expect(contracts.find(({ name }) => name === 'checkIn')?.address).toBe(checkInAddress)
  const address = contracts[0]?.address ?? zeroAddress
  expect(await readContract(client(), { address, abi: bridgeEscrowAbi, functionName: 'freezeDuration' })).toBe(86_400n)
})

it('sends nothing a second time', async () => {
  const before = await sent()
  const result = await run()
  expect(await sent()).toBe(before)
  expect(lines.filter((line) => line.endsWith('deployed, code verified'))).toHaveLength(4)
  // Deposits may have been made since: a database without a cursor scans from the beginning.
  expect(result?.firstBlock).toBe(0n)
})

it('adds a second escrow to the catalogue, keeps the first, and adds nothing again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-deploy-'))
  const packaged = join(import.meta.dirname, '../../config/local')
  const write = async (planned: typeof contracts) => {
    const change = planCatalogue(folder, packaged, 5, planned)
    const before = await sent()
    const result = await run({ contracts: planned })
    if (result) writeCatalogue(folder, packaged, 5, result)
    const files = JSON.parse(readFileSync(join(folder, 'settlement.json'), 'utf8')) as Record<string, Row>
    return { change: change.kind, transactions: (await sent()) - before, escrows: files['5']?.escrows ?? [] }
  }
  const next = planContracts({ ...settings, threshold: 3 })
  const first = await write(contracts)
  const second = await write(next)
  const again = await write(next)
  rmSync(folder, { recursive: true })
  expect([first, second, again].map(({ change, transactions }) => [change, transactions])).toEqual([
    ['first', 0],
    ['next', 1],
    ['current', 0],
  ])
  expect(second.escrows.map(({ address }) => address)).toEqual([contracts[0]?.address, next[0]?.address])
  expect(second.escrows[0]).toEqual(first.escrows[0])
  expect(again.escrows).toEqual(second.escrows)
  for (const { address, codeHash } of second.escrows) expect(keccak256((await codeAt(address)) ?? '0x')).toBe(codeHash)
})

it('continues after a run that ended halfway', async () => {
  const other = planContracts({ ...settings, freezeHours: 12 })
  const before = await sent()
  await run({ contracts: other })
  expect(await sent()).toBe(before + 1)
})

it('deploys pools through the maker’s account, verifies them, and sends nothing again', async () => {
  const from = devAccounts.deployer.address
  await anvil.rpc('eth_sendTransaction', [{ from, to: DEPLOYER, data: concat([zeroHash, bitcoinToken.init]) }])
  const vault = {
    token: bitcoinToken.address,
    name: 'Test pool',
    symbol: 'POOL',
    hourlyLimit: '300',
    outstandingLimit: '500',
    feePpm: 500,
  }
  const pools = (decimals: number) => ({
    accountOwner: devAccounts.maker.address,
    drawer: devAccounts.maker.address,
    termHours: 6,
    timelockHours: 24,
    vaults: [{ ...vault, decimals }],
  })
  const planned = (decimals: number) => planContracts({ ...settings, pools: pools(decimals) })
  await expect(run({ contracts: planned(18) })).rejects.toMatchObject({ reason: 'token_mismatch' })
  const before = await sent()
  const result = await run({ contracts: planned(8) })
  expect(await sent()).toBe(before + 2)
  expect(result?.deployed.map(({ contract }) => contract.name).slice(4)).toEqual(['makerAccount', 'pool'])
  const [account, pool] = planned(8).slice(4)
  const address = pool?.address ?? zeroAddress
  const found = await readContract(client(), { address, abi: poolAbi, functionName: 'account' })
  expect(found.toLowerCase()).toBe(account?.address)
  // Its gas was not known before the account existed.
  const bound = BigInt(lines.find((line) => line.includes('at most'))?.match(/at most (\d+)/)?.[1] ?? 0)
  const { gasUsed } = await getBlock(client(), { blockTag: 'latest' })
  expect(gasUsed).toBeGreaterThan(bound / 2n)
  expect(gasUsed).toBeLessThan(bound)
  await run({ contracts: planned(8) })
  expect(await sent()).toBe(before + 2)
  expect(lines.filter((line) => line.endsWith('deployed, code verified'))).toHaveLength(6)
})

it('refuses foreign code at the planned address', async () => {
  const planned = planContracts({ ...settings, freezeHours: 6 })
  await anvil.rpc('anvil_setCode', [planned[0]?.address, '0x6001600101'])
  await expect(run({ contracts: planned })).rejects.toMatchObject({ reason: 'code_mismatch' })
})

it('refuses a network without the deterministic deployer, or with another one in its place', async () => {
  await anvil.rpc('anvil_setCode', [DEPLOYER, '0x00'])
  await expect(run()).rejects.toMatchObject({ reason: 'deployer_missing' })
  await anvil.rpc('anvil_setCode', [DEPLOYER, '0x'])
  await expect(run()).rejects.toMatchObject({ reason: 'deployer_missing' })
})
