import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isHex, size } from 'viem'
import { deploySettings, planContracts } from './contracts.ts'
import { deployContracts } from './deploy.ts'
import { readOptions, refuse, usage } from './options.ts'
import { type EscrowChange, planCatalogue, writeCatalogue } from './writeCatalogue.ts'

const packaged = join(dirname(fileURLToPath(import.meta.url)), '../../config')

function readKey(): `0x${string}` {
  const key = process.env['DEPLOY_KEY'] ?? ''
  if (!isHex(key, { strict: true }) || size(key) !== 32)
    throw refuse('DEPLOY_KEY must be 32 bytes, 0x and 64 hex digits.')
  return key
}

function describe(change: EscrowChange, escrow: string): string {
  switch (change.kind) {
    case 'first':
      return `Escrow ${escrow} is the first of this network.`
    case 'current':
      return `Escrow ${escrow} is the current one already.`
    case 'next':
      return `Escrow ${escrow} becomes the current one; orders in ${change.older} stay there.`
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env, packaged)
  if (!options) {
    console.log(usage)
    process.exit()
  }
  const { chainId, settings, rpc, config, dryRun } = options
  const contracts = planContracts(deploySettings.parse(JSON.parse(readFileSync(settings, 'utf8'))))
  const change = planCatalogue(config, packaged, chainId, contracts)
  console.log(describe(change, contracts.find(({ name }) => name === 'escrow')?.address ?? ''))
  const job = { rpc, chainId, key: readKey(), contracts, dryRun, print: console.log }
  const result = await deployContracts(job)
  if (result) {
    console.log(`wrote ${writeCatalogue(config, packaged, chainId, result).join(' and ')}`)
    for (const { name, address } of contracts)
      if (name === 'pool')
        console.log(`Pool ${address} takes deposits of accounts that its governor lists: setDepositor.`)
  } else console.log('dry run: nothing was sent')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
