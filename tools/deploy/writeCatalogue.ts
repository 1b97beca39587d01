import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import type { Deployed, DeployResult } from './deploy.ts'
import type { ContractName, Planned } from './contracts.ts'

/** JSON of an operator's file: what this tool does not know stays as it is. */
type Row = Record<string, unknown>
interface Rewards {
  checkIn: { contracts: ({ chainId: number; address: string | null } & Row)[] } & Row
}

/** A network without rules of its own waits for finality and commits nothing before it. */
const carefulRules = {
  depositAddress: null,
  blockTimeMs: 12_000,
  confirmationTiers: [{ upToUsd: null, confirmations: 'finalized' }],
  finalityBlocks: null,
  maxReorgBlocks: 64,
  unconfirmedCapUsd: '0',
}

/** The network's row with its new contracts. @throws AppError `escrow_in_use` where the file names another escrow */
export function settlementRow(before: Row | undefined, { deployed, firstBlock }: DeployResult): Row {
  const found = new Map<ContractName, Deployed>(deployed.map((one) => [one.contract.name, one]))
  const [escrow, filler] = [found.get('escrow'), found.get('filler')]
  const known = before?.['escrow']
  if (typeof known === 'string' && known.toLowerCase() !== escrow?.contract.address)
    throw new AppError(
      'escrow_in_use',
      `settlement.json names the escrow ${known}. Orders that are open there need it until they end: keep it, or remove it from the file first.`,
      { retriable: false },
    )
  return {
    ...carefulRules,
    firstBlock: Number(firstBlock),
    ...before,
    escrow: escrow?.contract.address,
    filler: filler?.contract.address,
    escrowCodeHash: escrow?.codeHash,
    fillerCodeHash: filler?.codeHash,
  }
}

/** The rewards with the check-in's address on that network; as they were where they do not list it. */
export function rewardsWith(rewards: Rewards, chainId: number, address: string): Rewards {
  const contracts = rewards.checkIn.contracts.map((row) => (row.chainId === chainId ? { ...row, address } : row))
  return { ...rewards, checkIn: { ...rewards.checkIn, contracts } }
}

type CatalogueFile = 'settlement.json' | 'rewards.json'

/** The operator's own file where there is one, else the packaged one. */
function readFile(folder: string, packaged: string, file: CatalogueFile): unknown {
  const own = join(folder, file)
  return JSON.parse(readFileSync(existsSync(own) ? own : join(packaged, file), 'utf8'))
}

/** Before anything is paid for. @throws AppError `escrow_in_use`, as `writeCatalogue` would */
export function requireFreeRow(folder: string, packaged: string, chainId: number, planned: readonly Planned[]): void {
  const settlement = readFile(folder, packaged, 'settlement.json') as Record<string, Row>
  const deployed = planned.map((contract) => ({ contract, codeHash: '0x' as const }))
  settlementRow(settlement[chainId], { deployed, firstBlock: 0n })
}

/** Writes the addresses into the catalogue's files of a folder; files that are not there are taken from `packaged`. Names of what was written. */
export function writeCatalogue(
  folder: string,
  packaged: string,
  chainId: number,
  result: DeployResult,
): readonly string[] {
  const settlement = readFile(folder, packaged, 'settlement.json') as Record<string, Row>
  const rewards = readFile(folder, packaged, 'rewards.json') as Rewards
  const checkIn = result.deployed.find(({ contract }) => contract.name === 'checkIn')?.contract.address ?? ''
  const files: readonly (readonly [CatalogueFile, unknown])[] = [
    ['settlement.json', { ...settlement, [chainId]: settlementRow(settlement[chainId], result) }],
    ['rewards.json', rewardsWith(rewards, chainId, checkIn)],
  ]
  for (const [file, content] of files) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  return files.map(([file]) => file)
}
