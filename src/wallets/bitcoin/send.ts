import { bitcoin } from '#chains/bitcoin/family.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { onNode } from './rpc.ts'
import type { Connection, Session } from './session.ts'
import { type PayAddress, verifyStep } from './verifyStep.ts'

/** @throws AppError `wallet_mismatch`, `wallet_wrong_network` when the wallet has switched its account or network */
function requireDepositor(session: Session, { chain_id }: PayAddress, { depositor }: Expectation): Connection {
  const connection = session.current()
  if (Number(connection.account.chainId) !== chain_id)
    throw new AppError('wallet_wrong_network', 'Your wallet is on another network. Switch it, then try again.', {
      status: 400,
      fix: { kind: 'switch_network', chain_id },
    })
  if (connection.account.address === depositor) return connection
  throw accountSwitched()
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
  const connection = requireDepositor(session, checked, expected)
  const { address: to, amount } = checked
  const { provider } = connection.wallet
  const id = provider.sendTransfer
    ? await provider.sendTransfer(to, BigInt(amount))
    : await payByPsbt(connection, checked, chainOf(settings, checked.chain_id))
  const ref = bitcoin.txRef(id)
  if (ref === null) throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return ref
}
