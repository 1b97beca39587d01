import { base58, base64 } from '@scure/base'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import { verifyTransfer } from '../verifyTransfer.ts'
import { accountSwitched, mismatch } from '../walletErrors.ts'
import type { Connection, Session } from './session.ts'
import { featureOf } from './connectors.ts'
import type { Built } from './transaction.ts'

/** Sent transaction with the data to rebroadcast it while it is still valid. */
export interface Sent {
  readonly lastValidBlockHeight: number
  /** Null when the wallet broadcasts the transaction itself. */
  readonly signed: Uint8Array | null
}
export type SentLog = Map<string, Sent>

/** @throws AppError `wallet_mismatch` when the wallet has switched to another account. */
function requireDepositor(session: Session, expected: Expectation): Connection {
  const connection = session.current()
  if (connection.account.address === expected.depositor) return connection
  throw accountSwitched()
}

const noFeature = (name: string, chain: ChainRow): AppError =>
  new AppError('wallet_wrong_network', `${name} can’t sign for ${chain.alias_name}. Use another wallet.`, {
    status: 400,
  })

/** False for a wallet that signs older transactions alone, without lookup tables. */
const takesVersions = ({ wallet }: Connection): boolean =>
  (['solana:signAndSendTransaction', 'solana:signTransaction'] as const).some((name) =>
    featureOf(wallet, name)?.supportedTransactionVersions.includes(0),
  )

async function throughWallet(
  { wallet, account }: Connection,
  chain: ChainRow,
  transaction: Uint8Array,
): Promise<string> {
  const feature = featureOf(wallet, 'solana:signAndSendTransaction')
  const name = standardName(chain)
  if (!feature || !name || !wallet.chains.includes(name)) throw noFeature(wallet.name, chain)
  const [sent] = await feature.signAndSendTransaction({
    account,
    chain: name,
    transaction,
    options: { preflightCommitment: 'confirmed' },
  })
  if (!sent) throw new AppError('wallet_failed', 'Your wallet returned no signature.', { status: 400 })
  return base58.encode(sent.signature)
}

async function signedBy(
  { wallet, account }: Connection,
  chain: ChainRow,
  transaction: Uint8Array,
): Promise<Uint8Array | null> {
  const feature = featureOf(wallet, 'solana:signTransaction')
  if (!feature) return null
  const name = standardName(chain)
  const [signed] = await feature.signTransaction({
    account,
    transaction,
    ...(name && wallet.chains.includes(name) ? { chain: name } : {}),
  })
  return signed?.signedTransaction ?? null
}

/** Checks the step, builds the transaction from it and sends it to the wallet; resolves with the signature. */
export async function send(
  session: Session,
  settings: WalletConfig,
  log: SentLog,
  step: Step,
  expected: Expectation,
): Promise<string> {
  const build = expected.swap ? await builtSwap(step, expected) : ownTransaction(step, expected)
  const connection = requireDepositor(session, expected)
  const chain = chainOf(settings, step.chain_id)
  const { bytes, lastValidBlockHeight } = await build(chain)
  if (expected.swap && !takesVersions(connection)) throw noFeature(connection.wallet.name, chain)
  const { submit } = await import('./transaction.ts')
  const prefersWallet =
    walletSends(chain) && featureOf(connection.wallet, 'solana:signAndSendTransaction') !== undefined
  const signed = prefersWallet ? null : await signedBy(connection, chain, bytes)
  const ref = signed ? await submit(signed, chain) : await throughWallet(connection, chain, bytes)
  log.set(ref, { lastValidBlockHeight, signed })
  return ref
}

type Build = (chain: ChainRow) => Promise<Built>

/** A transfer, whose transaction is built here. @throws AppError `wallet_mismatch` */
export function ownTransaction(step: Step, expected: Expectation): Build {
  if (step.kind !== 'svm_tx') throw mismatch('the kind of step')
  const { mint, ...transfer } = step.transfer
  verifyTransfer({ ...transfer, token: mint, chainId: step.chain_id, label: step.label }, expected)
  return async (chain) => (await import('./transaction.ts')).buildTransaction(step, chain)
}

/** A provider's transaction, which this build's policy has decoded. @throws AppError `wallet_mismatch`, `provider_unknown` */
async function builtSwap(step: Step, expected: Expectation): Promise<Build> {
  const { transaction, last_valid_block_height } = await (await import('../external.ts')).wholeStep(
    'svm_built',
    step,
    expected,
  )
  return () => Promise.resolve({ bytes: base64.decode(transaction), lastValidBlockHeight: last_valid_block_height })
}

/** @throws AppError `chain_unknown` */
function chainOf({ chains }: WalletConfig, id: number): ChainRow {
  const row = chains.find((chain) => chain.chain_id === id)
  if (!row) throw new AppError('chain_unknown', `Network ${id} is not in the list.`, { status: 400 })
  return row
}

/** Wallet Standard names of networks; other networks of this family have none. */
const standardNames: Readonly<Record<number, `solana:${string}`>> = {
  83797601: 'solana:mainnet',
  83797631: 'solana:localnet',
}

const standardName = (chain: ChainRow): `solana:${string}` | null => standardNames[chain.chain_id] ?? null

/** Wallets send through their own nodes, which they have for the main network only. */
const walletSends = (chain: ChainRow): boolean => standardName(chain) === 'solana:mainnet'
