import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isHex, size } from 'viem'
import { AppError } from '#core/errors.ts'
import { deploySettings, planContracts } from './contracts.ts'
import { deployContracts } from './deploy.ts'
import { type EscrowChange, planCatalogue, writeCatalogue } from './writeCatalogue.ts'

const usage =
  'npm run deploy -- --chain <id> --settings <file.json> --rpc <url> [--config <folder>] [--dry-run], with DEPLOY_KEY in the environment'
const packaged = join(dirname(fileURLToPath(import.meta.url)), '../../config')
const refuse = (message: string): AppError =>
  new AppError('config_invalid', `${message}\n${usage}`, { retriable: false })

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
  const { values } = parseArgs({
    options: {
      chain: { type: 'string' },
      settings: { type: 'string' },
      rpc: { type: 'string' },
      config: { type: 'string', default: packaged },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit()
  }
  const chainId = Number(values.chain)
  if (!Number.isSafeInteger(chainId) || chainId <= 0 || !values.settings || !values.rpc)
    throw refuse('Arguments are missing.')
  const contracts = planContracts(deploySettings.parse(JSON.parse(readFileSync(values.settings, 'utf8'))))
  const change = planCatalogue(values.config, packaged, chainId, contracts)
  console.log(describe(change, contracts.find(({ name }) => name === 'escrow')?.address ?? ''))
  const job = { rpc: values.rpc, chainId, key: readKey(), contracts, dryRun: values['dry-run'], print: console.log }
  const result = await deployContracts(job)
  if (result) console.log(`wrote ${writeCatalogue(values.config, packaged, chainId, result).join(' and ')}`)
  else console.log('dry run: nothing was sent')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
