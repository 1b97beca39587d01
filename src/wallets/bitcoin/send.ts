import { bitcoin } from '#chains/bitcoin/family.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import { onNode } from './rpc.ts'
import type { Connection, Session } from './session.ts'
import { type PayAddress, verifyStep } from './verifyStep.ts'

/**
 * Any account may pay the address, except that a wallet named in the review must not spend another account's coins.
 * @throws AppError `wallet_account_switched`, `wallet_wrong_network`
 */
function requirePayer(session: Session, { chain_id }: PayAddress, { depositor }: Expectation): Connection {
  const connection = session.current()
  if (Number(connection.account.chainId) !== chain_id)
    throw new AppError('wallet_wrong_network', 'Your wallet is on another network. Switch it, then try again.', {
      status: 400,
      fix: { kind: 'switch_network', chain_id },
    })
  if (depositor === '' || connection.account.address === depositor) return connection
  throw new AppError(
    'wallet_account_switched',
    'Your wallet is on another account. Switch back to the one that started this transfer, or pay the address from any wallet.',
    { status: 400 },
  )
}

/** @throws AppError `chain_unknown` */
function chainOf({ chains }: WalletConfig, id: number): ChainRow {
  const row = chains.find((chain) => chain.chain_id === id)
  if (!row) throw new AppError('chain_unknown', `Network ${id} is not in the list.`, { status: 400 })
  return row
}

/** Pays through a wallet that only signs: the transaction is built here and sent through our server. */
async function payByPsbt({ wallet, addresses }: Connection, step: PayAddress, chain: ChainRow): Promise<string> {
  const { payment: from } = addresses
  const { address: to, amount } = step
  const [{ buildPayment, finishPayment, psbtOf }, coins, feeRate] = await Promise.all([
    import('./psbt.ts'),
    onNode(chain, 'bitcoin_coins', from.address),
    onNode(chain, 'bitcoin_feeRate'),
  ])
  const unsigned = buildPayment({
    from,
    to,
    amount: BigInt(amount),
    coins,
    feeRate,
    chainId: step.chain_id,
    holdsInscriptions: addresses.ordinals?.address === from.address,
  })
  const inputs = Array.from({ length: unsigned.inputsLength }, (_, index) => index)
  const signed = await wallet.provider.signPsbt(psbtOf(unsigned), from.address, inputs)
  return onNode(chain, 'bitcoin_broadcast', finishPayment(unsigned, signed))
}

/** Checks the step and pays it through the wallet; resolves with the transaction's id. */
export async function send(
  session: Session,
  settings: WalletConfig,
  step: Step,
  expected: Expectation,
): Promise<string> {
  const checked = verifyStep(step, expected)
  const connection = requirePayer(session, checked, expected)
  const { address: to, amount } = checked
  const { provider } = connection.wallet
  const id = provider.sendTransfer
    ? await provider.sendTransfer(to, BigInt(amount))
    : await payByPsbt(connection, checked, chainOf(settings, checked.chain_id))
  const ref = bitcoin.txRef(id)
  if (ref === null) throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return ref
}
