import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESCROW_VERSION } from '#chains/evm/order/typedData.ts'
import { AppError } from '#core/errors.ts'
import { mergeFile } from '#runtime/catalogue/merge.ts'
import { fileMerges, fileSchemas } from '#runtime/catalogue/schema.ts'
import type { Deployed, DeployResult } from './deploy.ts'
import type { ContractName, Planned } from './contracts.ts'

/** JSON of an operator's file: fields that this tool does not know are kept. */
type Row = Record<string, unknown>
interface Rewards extends Row {
  checkIn: { contracts: ({ chainId: number; address: string | null } & Row)[] } & Row
}
/** An operator's file only has the rows that it changes, some of which may remove others. */
interface OwnRewards extends Row {
  checkIn?: { contracts?: ({ chainId?: number; address?: string | null } & Row)[] } & Row
}

/** A network without its own rules waits for finality and commits nothing before it. */
const carefulRules = {
  depositAddress: null,
  blockTimeMs: 12_000,
  confirmationTiers: [{ upToUsd: null, confirmations: 'finalized' }],
  finalityBlocks: null,
  maxReorgBlocks: 64,
  unconfirmedCapUsd: '0',
}

interface Generation extends Row {
  readonly address: string
  readonly version: string
  readonly firstBlock: number
  readonly codeHash?: string
}

/** Change of the list of escrows by a deployment: `current` = none, this one is already the newest. */
export type EscrowChange = { readonly kind: 'first' | 'current' } | { readonly kind: 'next'; readonly older: string }

const refuse = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })
const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/** Escrows that the row lists. @throws AppError `config_invalid` for a row in the old format with a single escrow */
function escrowsOf(before: Row | undefined): readonly Generation[] {
  if (before && 'escrow' in before)
    throw refuse('config_invalid', 'settlement.json: "escrow" and "escrowCodeHash" have moved into the list "escrows".')
  return (before?.['escrows'] as readonly Generation[] | undefined) ?? []
}

/**
 * Adds a deployed escrow to the list. None is ever removed, because orders stay with the escrow of their
 * offer. A filler is kept: payouts through another one would not be recognized.
 * @throws AppError `config_invalid`, `escrow_superseded`, `code_hash_missing`, `filler_in_use`
 */
function escrowChange(before: Row | undefined, planned: readonly Pick<Planned, 'name' | 'address'>[]): EscrowChange {
  const addressOf = (name: ContractName) => planned.find((one) => one.name === name)?.address
  const [escrow, filler] = [addressOf('escrow'), addressOf('filler')]
  const known = before?.['filler']
  if (typeof known === 'string' && !same(known, filler))
    throw refuse(
      'filler_in_use',
      `settlement.json names the filler ${known}, and this release would deploy ${filler}. Payouts through the first are recognised there alone: settle with the release that deployed it.`,
    )
  const escrows = escrowsOf(before)
  const newest = escrows.at(-1)
  if (!newest) return { kind: 'first' }
  if (same(newest.address, escrow)) return { kind: 'current' }
  if (escrows.some(({ address }) => same(address, escrow)))
    throw refuse(
      'escrow_superseded',
      `settlement.json lists ${escrow} as an older escrow: these are the settings of an earlier deployment.`,
    )
  if (newest.codeHash === undefined)
    throw refuse('code_hash_missing', `Give the escrow ${newest.address} its codeHash in settlement.json first.`)
  return { kind: 'next', older: newest.address }
}

function escrowsWith(before: Row | undefined, escrow: Deployed, firstBlock: bigint): readonly Generation[] {
  const escrows = escrowsOf(before)
  const newest = escrows.at(-1)
  if (newest && same(newest.address, escrow.contract.address))
    return [...escrows.slice(0, -1), { ...newest, codeHash: escrow.codeHash }]
  const { address } = escrow.contract
  // An earlier run that deployed it without writing the file leaves its block unknown: it is newer than the previous
  // escrow.
  const earliest = newest?.firstBlock ?? Number(before?.['firstBlock'] ?? 0)
  const since = Math.max(Number(firstBlock), earliest)
  return [...escrows, { address, version: ESCROW_VERSION, firstBlock: since, codeHash: escrow.codeHash }]
}

interface PoolRow extends Row {
  readonly asset: string
  readonly address: string
  readonly account: string
  readonly feePpm: number
}

/** Pools of a deployment as the catalogue names them. */
const poolsIn = (planned: readonly Planned[]): readonly PoolRow[] =>
  planned.flatMap(({ name, address, asset, needs }) =>
    name === 'pool' && asset && needs ? [{ asset: asset.token, address, account: needs, feePpm: asset.feePpm }] : [],
  )

const poolsOf = (row: Row | undefined): readonly PoolRow[] => (row?.['pools'] as readonly PoolRow[] | undefined) ?? []

/**
 * A pool is kept: it holds its depositors' tokens, and what it lent is owed to it. All pools pay through one account,
 * to which the escrows of every network pay its claims.
 * @throws AppError `pool_in_use`, `pool_account_differs`
 */
function requirePools(
  before: Row | undefined,
  planned: readonly Planned[],
  others: readonly (Row | undefined)[],
): void {
  for (const { asset, address, account } of poolsIn(planned)) {
    const known = poolsOf(before).find((one) => same(one.asset, asset))
    if (known && !same(known.address, address))
      throw refuse(
        'pool_in_use',
        `settlement.json names the pool ${known.address} for ${asset}, and these settings would deploy ${address}. Terms of a pool change by its governor’s proposal.`,
      )
    const other = [before, ...others].flatMap(poolsOf).find((one) => !same(one.account, account))
    if (other)
      throw refuse(
        'pool_account_differs',
        `settlement.json names the pool account ${other.account}, and these settings would deploy ${account}: use the same accountOwner on every network.`,
      )
  }
}

/** Pools of the row, with those of the deployment. */
function poolsWith(before: Row | undefined, deployed: readonly Deployed[]): { pools?: readonly PoolRow[] } {
  const known = poolsOf(before)
  const found = deployed.flatMap(({ contract, codeHash }) => poolsIn([contract]).map((row) => ({ ...row, codeHash })))
  const added = found.filter(({ asset }) => !known.some((one) => same(one.asset, asset)))
  return added.length === 0 ? {} : { pools: [...known, ...added] }
}

/** Returns the network's row with its new contracts. @throws AppError, see `escrowChange` and `requirePools` */
export function settlementRow(before: Row | undefined, { deployed, firstBlock }: DeployResult): Row {
  const contracts = deployed.map(({ contract }) => contract)
  escrowChange(before, contracts)
  requirePools(before, contracts, [])
  const found = new Map<ContractName, Deployed>(deployed.map((one) => [one.contract.name, one]))
  const [escrow, filler, factory] = [found.get('escrow'), found.get('filler'), found.get('forwarderFactory')]
  return {
    ...carefulRules,
    firstBlock: Number(firstBlock),
    ...before,
    escrows: escrow ? escrowsWith(before, escrow, firstBlock) : escrowsOf(before),
    filler: filler?.contract.address,
    fillerCodeHash: filler?.codeHash,
    ...(factory ? { forwarderFactory: factory.contract.address } : {}),
    ...poolsWith(before, deployed),
  }
}

/**
 * Returns the operator's rewards with the check-in's address on that network; as they were where no row of either file
 * lists the network.
 */
export function rewardsWith(own: OwnRewards, packaged: Rewards, chainId: number, address: string): OwnRewards {
  const isHere = (row: { chainId?: number }): boolean => row.chainId === chainId
  const rows = own.checkIn?.contracts ?? []
  if (rows.some((row) => isHere(row) && row['remove'] === true)) return own
  const known = rows.some(isHere)
  if (!known && !packaged.checkIn.contracts.some(isHere)) return own
  const contracts = known
    ? rows.map((row) => (isHere(row) ? { ...row, address } : row))
    : [...rows, { chainId, address }]
  return { ...own, checkIn: { ...own.checkIn, contracts } }
}

type CatalogueFile = 'settlement.json' | 'rewards.json'

const readFile = (folder: string, file: CatalogueFile): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const readOwn = (folder: string, file: CatalogueFile): unknown =>
  existsSync(join(folder, file)) ? readFile(folder, file) : {}

/**
 * Networks as the processes read them: the packaged rows with the operator's changes. @throws AppError, see `mergeFile`
 */
const settlementsOf = (folder: string, packaged: string): Record<string, Row> => {
  const file = 'settlement.json'
  const merged = mergeFile(fileMerges[file], readFile(packaged, file), readOwn(folder, file), file, fileSchemas[file])
  return merged as Record<string, Row>
}

/**
 * The change that `writeCatalogue` would make, computed before anything is paid for.
 * @throws AppError, see `escrowChange` and `requirePools`
 */
export function planCatalogue(
  folder: string,
  packaged: string,
  chainId: number,
  planned: readonly Planned[],
): EscrowChange {
  const rows = settlementsOf(folder, packaged)
  requirePools(rows[chainId], planned, Object.values(rows))
  return escrowChange(rows[chainId], planned)
}

/**
 * Writes the addresses into the operator's files, which name only what differs from `packaged`. Names of what was
 * written.
 */
export function writeCatalogue(
  folder: string,
  packaged: string,
  chainId: number,
  result: DeployResult,
): readonly string[] {
  const settlement = readOwn(folder, 'settlement.json') as Record<string, unknown>
  const before = settlementsOf(folder, packaged)[chainId]
  const rewards = readOwn(folder, 'rewards.json') as OwnRewards
  const checkIn = result.deployed.find(({ contract }) => contract.name === 'checkIn')?.contract.address ?? ''
  const files: readonly (readonly [CatalogueFile, unknown])[] = [
    ['settlement.json', { ...settlement, [chainId]: settlementRow(before, result) }],
    ['rewards.json', rewardsWith(rewards, readFile(packaged, 'rewards.json') as Rewards, chainId, checkIn)],
  ]
  for (const [file, content] of files) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  return files.map(([file]) => file)
}
