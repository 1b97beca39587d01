import { accountOfAnyFamily, addressRules } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'

const HOUR = 3_600_000

/** The text that `sign` signs: action, account as the wallet displays it, and hour. */
export const userActionText = (action: string, displayed: string, hour: number): string =>
  `Causeway: ${action} by ${displayed} in hour ${hour}`

function account(text: string): { family: FamilyName; canonical: string } {
  const found = accountOfAnyFamily(text)
  if (!found)
    throw new AppError('address_invalid', 'user_address is not an address of any network here.', {
      status: 400,
      retriable: false,
    })
  return found
}

/** Records a wallet's action. An unsigned record is a claim and grants nothing; an invalid signature is refused. */
export function createUserActions({ store, chains, clock }: Pick<ServerDeps, 'store' | 'chains' | 'clock'>) {
  async function isSigned(text: string, action: string, sign: string, now: Date): Promise<boolean> {
    const { family, canonical } = account(text)
    const displayed = addressRules(family).display(canonical)
    const hour = Math.floor(now.getTime() / HOUR)
    for (const h of [hour, hour - 1, hour + 1]) {
      const signed = {
        account: canonical,
        message: userActionText(action, displayed, h),
        signature: sign,
        chainId: null,
      }
      if (await servicesOf(family)?.signIn?.createVerifier(chains)(signed)) return true
    }
    return false
  }

  /** @throws AppError 400 `address_invalid`, `signature_invalid` */
  return async (
    row: { user_address: string; action: string; sign: string; agent: string; wallet_name: string },
    ip: string,
  ): Promise<void> => {
    const now = clock.now()
    const { canonical } = account(row.user_address)
    if (row.sign !== '' && !(await isSigned(row.user_address, row.action, row.sign, now)))
      throw new AppError('signature_invalid', 'The signature doesn’t match this action.', {
        status: 400,
        retriable: false,
      })
    await store.userActions.add({
      userAddress: canonical,
      action: row.action,
      agent: row.agent,
      walletName: row.wallet_name,
      sign: row.sign,
      ip,
      at: now,
    })
  }
}
