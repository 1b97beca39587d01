import { chainById } from '#core/catalogue/lookups.ts'
import { AppError } from '#core/errors.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requirePair } from '../http/guards.ts'
import { spend } from '../http/rateLimit.ts'
import { hashToken, newToken } from '../identity/token.ts'
import { orderOf, orderUnknown, visibleOrder } from './load.ts'

type Deps = Pick<ServerDeps, 'store' | 'clock' | 'config'>

/** Time to open a link in another app, and possibly to install that app first. */
const CODE_MS = 10 * 60_000
const CODES_PER_ORDER = 30

// One error for used, expired, foreign and unknown codes, so that guesses reveal nothing.
const gone = (): AppError =>
  new AppError(
    'handover_gone',
    'This link has expired or was already used. Open the transfer again in the browser where you started it.',
    { status: 410, retriable: false },
  )

/**
 * Creates a code that gives one more browser the creator's rights: once, within ten minutes.
 * @throws AppError `order_unknown` (404) for any other caller, `too_many_requests` (429)
 */
export async function offerHandover(
  deps: Deps,
  id: string,
  token: string | null,
): Promise<{ code: string; expiresAt: Date }> {
  const { order, isCreator } = await visibleOrder(deps, id, token)
  if (!isCreator) throw orderUnknown()
  await spend(deps, `handover:order:${order.id}`, CODES_PER_ORDER, CODE_MS / 1000)
  const code = newToken('handover')
  const expiresAt = new Date(deps.clock.now().getTime() + CODE_MS)
  await deps.store.handovers.offer({ orderId: order.id, codeHash: hashToken(code), expiresAt })
  return { code, expiresAt }
}

/**
 * Grants the creator's rights to a token that the caller created, for a code; a retry with the same two succeeds again.
 * @throws AppError `handover_gone` (410), `hidden_on_surface` (403), which leaves the code unused
 */
export async function acceptHandover(
  { store, clock, policy, catalogue }: Deps & Pick<ServerDeps, 'policy' | 'catalogue'>,
  id: string,
  { code, tokenHash }: { code: string; tokenHash: string },
  surface: Surface,
): Promise<OrderRow> {
  return store.transaction(async (tx) => {
    const order = await orderOf(tx, id)
    if (!order || !(await tx.handovers.take(order.id, hashToken(code), tokenHash, clock.now()))) throw gone()
    requirePair(policy(), surface, {
      from: { id: order.fromAsset },
      to: { id: order.toAsset },
      fromChain: chainById(catalogue, order.fromChain),
      toChain: chainById(catalogue, order.toChain),
    })
    return order
  })
}
