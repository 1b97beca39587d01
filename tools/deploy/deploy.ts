import { createWalletClient, erc20Abi, http, keccak256, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  estimateGas,
  getBalance,
  getBlockNumber,
  getChainId,
  getCode,
  getGasPrice,
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
} from 'viem/actions'
import { isBuiltFrom } from '#chains/evm/node/endpointChecks.ts'
import { AppError } from '#core/errors.ts'
import { DEPLOYER, DEPLOYER_CODE_HASH, type Planned } from './contracts.ts'

type Hex = `0x${string}`

export interface DeployJob {
  readonly rpc: string
  readonly chainId: number
  readonly key: Hex
  readonly contracts: readonly Planned[]
  readonly dryRun: boolean
  readonly print: (line: string) => void
}

/** Deployed contract, with the hash of its code on chain. */
export interface Deployed {
  readonly contract: Planned
  readonly codeHash: Hex
}
export interface DeployResult {
  readonly deployed: readonly Deployed[]
  /** Block below which the escrow did not exist; zero if it existed before. */
  readonly firstBlock: bigint
}

const refuse = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })
const walletOf = ({ rpc, key }: DeployJob) =>
  createWalletClient({ account: privateKeyToAccount(key), transport: http(rpc) })
type Wallet = ReturnType<typeof walletOf>

/**
 * Deploys missing contracts and verifies the code of all, existing ones included. A second call sends nothing. Null
 * after a dry run.
 * @throws AppError `chain_mismatch`, `deployer_missing`, `token_mismatch`, `code_mismatch`, `insufficient_gas`,
 * `deploy_failed`
 */
export async function deployContracts(job: DeployJob): Promise<DeployResult | null> {
  const wallet = walletOf(job)
  await requireNetwork(wallet, job)
  await requireTokens(wallet, job)
  const head = await getBlockNumber(wallet)
  const missing = await printPlan(wallet, job)
  if (job.dryRun) return null
  for (const contract of missing) await deploy(wallet, contract, job)
  const deployed: Deployed[] = []
  for (const contract of job.contracts) deployed.push(await verified(wallet, contract))
  return { deployed, firstBlock: missing.some(({ name }) => name === 'escrow') ? head : 0n }
}

async function requireNetwork(wallet: Wallet, { chainId }: DeployJob): Promise<void> {
  const found = await getChainId(wallet)
  if (found !== chainId) throw refuse('chain_mismatch', `The endpoint serves network ${found}, not ${chainId}.`)
  const code = await getCode(wallet, { address: DEPLOYER })
  if (!code || keccak256(code) !== DEPLOYER_CODE_HASH)
    throw refuse('deployer_missing', `Network ${chainId} has no deterministic deployer at ${DEPLOYER}.`)
}

/** Limits of a pool are base units: with other decimals they would allow another amount, and only a timelock changes them. */
async function requireTokens(wallet: Wallet, { contracts }: DeployJob): Promise<void> {
  for (const { asset } of contracts) {
    if (!asset) continue
    const read = { address: asset.token, abi: erc20Abi, functionName: 'decimals' } as const
    const found = await readContract(wallet, read).catch(() => null)
    if (found !== asset.decimals)
      throw refuse(
        'token_mismatch',
        `The endpoint shows ${found ?? 'no'} decimals for the token ${asset.token}, not ${asset.decimals}.`,
      )
  }
}

/** Most gas of a creation that can't be simulated yet: its bytes as calldata and as code, and its constructor. */
const gasBound = (data: Hex): bigint => 550_000n + 217n * BigInt(size(data))

/** Prints every contract with its gas and returns the missing ones. */
async function printPlan(wallet: Wallet, { contracts, chainId, print }: DeployJob): Promise<readonly Planned[]> {
  const account = wallet.account.address
  const [price, balance] = await Promise.all([getGasPrice(wallet), getBalance(wallet, { address: account })])
  const missing: Planned[] = []
  let total = 0n
  print(`Network ${chainId}, from ${account} with ${balance} wei`)
  for (const contract of contracts) {
    if (await getCode(wallet, { address: contract.address })) {
      await verified(wallet, contract)
      print(`  ${contract.name} ${contract.address}: deployed, code verified`)
      continue
    }
    const { address, name, data, needs } = contract
    const waits = missing.some((other) => other.address === needs)
    const gas = waits ? gasBound(data) : await estimateGas(wallet, { account, to: DEPLOYER, data })
    total += gas
    missing.push(contract)
    print(`  ${name} ${address}: to deploy, ${waits ? 'at most ' : ''}${gas} gas`)
  }
  print(`  total ${total} gas, about ${total * price} wei`)
  if (total * price > balance) throw refuse('insufficient_gas', `${account} holds less than ${total * price} wei.`)
  return missing
}

async function deploy(wallet: Wallet, { name, address, data }: Planned, { print }: DeployJob): Promise<void> {
  const hash = await sendTransaction(wallet, { to: DEPLOYER, data, chain: null })
  const { status } = await waitForTransactionReceipt(wallet, { hash })
  if (status !== 'success') throw refuse('deploy_failed', `Deploying ${name} failed in ${hash}.`)
  print(`  ${name} ${address}: deployed in ${hash}`)
}

async function verified(wallet: Wallet, contract: Planned): Promise<Deployed> {
  const code = await getCode(wallet, { address: contract.address })
  if (!code || !isBuiltFrom(code, contract.artifact))
    throw refuse('code_mismatch', `The code at ${contract.address} is not that of ${contract.name}.`)
  return { contract, codeHash: keccak256(code) }
}
