import { writeTxRef } from '#chains/ton/family.ts'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { verifyTransfer } from '../verifyTransfer.ts'
import { mismatch } from '../walletErrors.ts'
import type { Session } from './session.ts'

export type TonStep = Extract<Step, { kind: 'ton_transfer' }>

/** @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): TonStep {
  if (step.kind !== 'ton_transfer') throw mismatch('the kind of step')
  const { jetton, ...transfer } = step.transfer
  verifyTransfer({ ...transfer, token: jetton?.master ?? null, chainId: step.chain_id, label: step.label }, expected)
  return step
}

interface Request {
  readonly account: string
  readonly chainId: number
  readonly messages: readonly { address: string; amount: string; payload: string }[]
}

const VALID_SECONDS = 300

/**
 * Asks the wallet to send messages of this account; resolves with the name of its transaction.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export async function sendMessages(session: Session, { account, chainId, messages }: Request): Promise<string> {
  const { connector, wallet, account: now } = session.current()
  if (now.address !== account)
    throw new AppError(
      'wallet_mismatch',
      'Your wallet switched to another account. Switch back to the one that started this, or start over.',
      { status: 400 },
    )
  if (Number(now.chainId) !== chainId)
    throw new AppError('wallet_wrong_network', 'Your wallet is on the wrong TON network. Switch it, then try again.', {
      status: 400,
    })
  const { boc } = await connector.sendTransaction({
    validUntil: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    network: wallet.account.chain,
    from: wallet.account.address,
    messages: [...messages],
  })
  const { hashOfBoc } = await import('./cells.ts')
  const hash = hashOfBoc(boc)
  if (hash === null)
    throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return writeTxRef({ account, hash })
}

const randomQuery = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Checks the step, builds the message from it and sends it to the wallet. */
export async function send(session: Session, step: Step, expected: Expectation): Promise<string> {
  const { chain_id, transfer } = verifyStep(step, expected)
  const { depositMessage } = await import('./cells.ts')
  const messages = [depositMessage(transfer, randomQuery())]
  return sendMessages(session, { account: expected.depositor, chainId: chain_id, messages })
}
