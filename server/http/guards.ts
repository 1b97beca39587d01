import { permits, permitsPair, type Policy, type Surface, verdict } from '#core/catalogue/surface.ts'
import { AppError } from '#core/errors.ts'
import type { SessionRow } from '#store/accounts/types.ts'
import type { ServerDeps } from '../deps.ts'
import { TELEGRAM } from '../identity/telegram/signInWithInitData.ts'
import type { Visitor } from './env.ts'

/** @throws AppError `country_restricted` (403), by the country that a trusted proxy reports */
export function requireCountry(deps: Pick<ServerDeps, 'config'>, visitor: Visitor): void {
  if (deps.config.restrictedCountries.includes(visitor.country))
    throw new AppError('country_restricted', 'This service isn’t available in your country.', { status: 403 })
}

const notHere = (message: string): AppError =>
  new AppError('hidden_on_surface', message, { status: 403, retriable: false })

type Use = 'bridge' | 'other'

/** True if the policy currently permits the capability for this use on the visitor's surface. */
export const isOpen = async (
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
  capability: string,
  use: Use = 'other',
): Promise<boolean> => permits(verdict(deps.policy(), await visitor.surface(), capability), use)

/** @throws AppError `hidden_on_surface` (403) if the surface policy denies the capability for this use */
export async function requireCapability(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Visitor,
  capability: string,
  use: Use,
): Promise<void> {
  if (!(await isOpen(deps, visitor, capability, use)))
    throw notHere('This isn’t available here. Open the web app instead.')
}

interface Sides {
  readonly from: { readonly id: string }
  readonly to: { readonly id: string }
  readonly fromChain: { readonly family: string; readonly name: string }
  readonly toChain: { readonly family: string; readonly name: string }
}

/**
 * @throws AppError `hidden_on_surface` (403) if the surface policy permits no bridging between the two networks, or no transfer that
 * bridges nothing
 */
export function requirePair(policy: Policy, surface: Surface, { from, to, fromChain, toChain }: Sides): void {
  const isDirect = from.id === to.id
  if (isDirect && !permits(verdict(policy, surface, 'payment:direct'), 'other'))
    throw notHere('Payments without a bridge aren’t available here. Open the web app instead.')
  if (!permitsPair(policy, surface, fromChain.family, toChain.family))
    throw notHere(
      `Transfers from ${fromChain.name} to ${toChain.name} aren’t available here. Open the web app instead.`,
    )
}

/** @throws AppError 401 `session_required` */
export async function requireSession(visitor: Visitor): Promise<SessionRow> {
  const session = await visitor.session()
  if (!session) throw new AppError('session_required', 'Sign in first.', { status: 401, retriable: false })
  return session
}

/**
 * Returns the session; a contract account acts only on its own network.
 * @throws AppError 401 `session_required`, 403 `session_of_another`
 */
export async function requireOwner(visitor: Visitor): Promise<SessionRow> {
  const session = await requireSession(visitor)
  if (session.family !== TELEGRAM && !(await visitor.owns(session.userId)))
    throw new AppError('session_of_another', 'This smart contract wallet is on another network. Sign in there.', {
      status: 403,
      retriable: false,
    })
  return session
}

/**
 * Returns the wallet if it is signed in, or linked to the Telegram account that is.
 * @throws AppError `session_required` (401), `session_of_another` (403)
 */
export async function requireSessionOf(visitor: Visitor, wallet: string | null): Promise<string> {
  if (!(await visitor.session()))
    throw new AppError('session_required', 'Sign in with this wallet first.', { status: 401, retriable: false })
  if (wallet === null || !(await visitor.owns(wallet)))
    throw new AppError('session_of_another', 'You’re signed in with another wallet.', {
      status: 403,
      retriable: false,
    })
  return wallet
}
