import { BASE_ASSET } from '#chains/fuel/address.ts'
import { fuel } from '#chains/fuel/family.ts'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { createNodeCalls } from '../callNode.ts'
import { accountSwitched } from '../walletErrors.ts'
import type { Connection, Session } from './session.ts'
import type { FuelStep } from './verifyStep.ts'

/** A coin of an account, or Ether that a message of Ethereum brought. */
export type CoinRow = { readonly amount: string; readonly assetId: string } & (
  | { readonly utxoId: string }
  | { readonly nonce: string; readonly sender: string }
)

interface Answers {
  readonly fuel_transaction: string | null
  readonly fuel_coins: readonly CoinRow[]
  readonly fuel_gas: { readonly price: string; readonly factor: string }
}

const onNode = createNodeCalls<Answers>()

/** @throws AppError `wallet_not_authorized`, `wallet_mismatch`, `wallet_wrong_network` */
async function requireDepositor(session: Session, expected: Expectation, chainId: number): Promise<Connection> {
  const connection = await session.authorized()
  if (connection.account.address !== expected.depositor) throw accountSwitched()
  if (Number(connection.account.chainId) !== chainId)
    throw new AppError('wallet_wrong_network', 'Switch to Fuel’s main network in your wallet, then try again.', {
      status: 400,
      fix: { kind: 'switch_network', chain_id: chainId },
    })
  return connection
}

/** Gas of a transfer with a memo and dozens of coins; the wallet charges what is used. */
const MOST_GAS = 1_000_000n

/** Coins for the amount and its fee, which is always paid in Ether. */
async function coinsFor(chain: ChainRow, { from, token, amount }: FuelStep['transfer']): Promise<readonly CoinRow[]> {
  const { price, factor } = await onNode(chain, 'fuel_gas')
  const fee = (BigInt(price) * MOST_GAS) / BigInt(factor) + 1n
  const wanted =
    token === null
      ? [{ asset: BASE_ASSET, amount: String(BigInt(amount) + fee) }]
      : [
          { asset: token, amount },
          { asset: BASE_ASSET, amount: String(fee) },
        ]
  return onNode(chain, 'fuel_coins', from, wanted)
}

/**
 * Checks the step, builds its transaction, compares what the bytes say with what the user accepted, and only then asks
 * the wallet. Resolves with the transaction's id.
 */
export async function send(
  session: Session,
  step: Step,
  expected: Expectation,
  chainOf: (id: number) => ChainRow,
): Promise<string> {
  const [{ verifyStep }, { buildTransfer, readTransfer }] = await Promise.all([
    import('./verifyStep.ts'),
    import('./transaction.ts'),
  ])
  const checked = verifyStep(step, expected)
  const { wallet, account } = await requireDepositor(session, expected, checked.chain_id)
  const { bytes, json } = buildTransfer(checked.transfer, await coinsFor(chainOf(checked.chain_id), checked.transfer))
  verifyStep({ ...checked, transfer: readTransfer(bytes) }, expected)
  // The wallet refuses another endpoint than its own.
  const { url } = await wallet.currentNetwork()
  const sent = await wallet.sendTransaction(account.address, json, { provider: { url } })
  const ref = fuel.txRef(typeof sent === 'string' ? sent : sent.id)
  if (ref === null) throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return ref
}

/** Outcomes of the node's statuses. A transaction that was squeezed out of the pool has released its coins. */
const outcomes: Readonly<Record<string, 'success' | 'failed'>> = {
  SuccessStatus: 'success',
  FailureStatus: 'failed',
  SqueezedOutStatus: 'failed',
}

export async function waitFor(
  txRef: string,
  chain: ChainRow,
  pollMs = 1_000,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  for (;;) {
    // An unreachable node says nothing about the transaction.
    const status = outcomes[(await onNode(chain, 'fuel_transaction', txRef).catch(() => null)) ?? '']
    if (status) return { ref: txRef, status }
    await delay(pollMs)
  }
}
