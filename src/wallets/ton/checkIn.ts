import { readTon, writeTon } from '#chains/ton/address.ts'
import { CHECK_IN_VALUE, checkInPayload } from '#chains/ton/checkIn.ts'
import { writeTxRef } from '#chains/ton/family.ts'
import { AppError } from '#core/errors.ts'
import type { CheckInCall } from '../contract.ts'
import type { Session } from './session.ts'

const VALID_SECONDS = 300

/** Wallets expect the user-friendly form; bounceable, so that a refused message returns its funds. */
function receiver(contract: string): string {
  const read = readTon(contract)
  if (typeof read === 'string')
    throw new AppError('address_invalid', 'The check-in contract’s address is wrong.', { status: 500 })
  return writeTon(read, true)
}

const randomQuery = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Asks the wallet to send the contract message. @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error */
export async function checkIn(session: Session, { contract, date, chainId, account }: CheckInCall): Promise<string> {
  const { connector, wallet, account: now } = session.current()
  if (now.address !== account)
    throw new AppError('wallet_mismatch', 'Your wallet switched to another account. Switch back to check in.', {
      status: 400,
    })
  if (Number(now.chainId) !== chainId)
    throw new AppError('wallet_wrong_network', 'Your wallet is on the wrong TON network. Switch it, then try again.', {
      status: 400,
    })
  const { boc } = await connector.sendTransaction({
    validUntil: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    network: wallet.account.chain,
    from: wallet.account.address,
    messages: [
      { address: receiver(contract), amount: String(CHECK_IN_VALUE), payload: checkInPayload(date, randomQuery()) },
    ],
  })
  const { hashOfBoc } = await import('./cells.ts')
  const hash = hashOfBoc(boc)
  if (hash === null)
    throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return writeTxRef({ account, hash })
}
