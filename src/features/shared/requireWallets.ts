import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { PolicyData } from '#core/wire/config.ts'
import { permitsOf } from './policy.ts'

/** @throws AppError `hidden_on_surface` for wallets that this surface does not offer: neither in the list nor from an earlier visit */
export function requireWallets(policy: PolicyData | undefined, family: FamilyName): void {
  if (!permitsOf(policy)(`wallet:${family}`, 'bridge'))
    throw new AppError('hidden_on_surface', 'These wallets aren’t available here.', { retriable: false })
}
