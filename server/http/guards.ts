import { permits, verdict } from '#core/policy/surface.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from './env.ts'

/** @throws AppError `country_restricted` (403), by the country that a trusted proxy names. */
export function requireCountry(deps: Pick<ServerDeps, 'config'>, visitor: Visitor): void {
  if (deps.config.restrictedCountries.includes(visitor.country))
    throw new AppError('country_restricted', 'This service is not available in your country.', { status: 403 })
}

/** @throws AppError `hidden_on_surface` (403) where the surface policy closes the capability for this use. */
export async function requireCapability(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Visitor,
  capability: string,
  use: 'bridge' | 'other',
): Promise<void> {
  if (!permits(verdict(deps.policy, await visitor.surface(), capability), use))
    throw new AppError('hidden_on_surface', 'This is not available here. Open the web app to use it.', { status: 403 })
}

/** The wallet, once it is the one that signed in, or linked to the Telegram account that did. @throws AppError `session_required` (401), `session_of_another` (403). */
export async function requireSessionOf(visitor: Visitor, wallet: string | null): Promise<string> {
  if (!(await visitor.session())) throw new AppError('session_required', 'Sign in with this wallet first.', { status: 401, retriable: false })
  if (wallet === null || !(await visitor.owns(wallet))) throw new AppError('session_of_another', 'You are signed in with another wallet.', { status: 403, retriable: false })
  return wallet
}
