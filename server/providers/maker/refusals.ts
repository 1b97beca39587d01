import type { Catalogue, RouteDef } from '#core/catalogue/types.ts'
import { textIn } from '#core/format/ownText.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { OfferSigner, ServerDeps } from '../../deps.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'
import { exchangeAccepts } from './exchange.ts'

/** Facts that are known before any price is read. */
export interface RefusalFacts {
  request: RouteRequest
  route: RouteDef | null
  fromState: ChainStateRow
  toState: ChainStateRow
  defaults: Catalogue['defaults']
}

type Rule = (facts: RefusalFacts & { route: RouteDef }) => Refusal | null
const pairName = (r: RouteRequest): string =>
  `${r.from.symbol} from ${r.fromChain.name} to ${r.to.symbol} on ${r.toChain.name}`

export function noRoute(r: RouteRequest): Refusal {
  const unsupported = [r.fromChain, r.toChain].find(({ settlementStatus }) => settlementStatus === 'none')
  return unsupported
    ? {
        reason: 'settlement_unsupported',
        message: `You can connect a wallet on ${unsupported.name}, but you can’t bridge from or to it yet.`,
      }
    : { reason: 'no_route', message: `There’s no route for ${pairName(r)} yet.` }
}

/** Ordered: the first matching rule is reported. */
const rules: readonly Rule[] = [
  ({ request, route }) =>
    route.unproven
      ? {
          reason: 'settlement_unproven',
          message: `The route for ${pairName(request)} is turned off until it has been fully tested.`,
        }
      : null,
  ({ request, route }) =>
    route.enabled
      ? null
      : route.disabledReason === null
        ? { reason: 'route_disabled', message: `The route for ${pairName(request)} is disabled.` }
        : { reason: 'route_disabled', message: textIn(route.disabledReason, 'en'), own: route.disabledReason },
  ({ request, fromState, toState }) => {
    const paused = [fromState, toState].find((s) => s.paused)
    if (!paused) return null
    const name = paused.chainId === request.from.chainId ? request.fromChain.name : request.toChain.name
    return {
      reason: 'route_paused',
      message: `${name} is paused for a safety check. Your funds aren’t affected; try again later.`,
      fix: { kind: 'retry_after', seconds: 60 },
    }
  },
  ({ request, route, defaults }) =>
    request.exchange ? exchangeAccepts(request.exchange, request, route, defaults) : null,
  ({ request: { amount, from }, route }) =>
    amount >= route.min
      ? null
      : {
          reason: 'below_minimum',
          message: `The minimum for this route is ${formatUnits(route.min, from.decimals)} ${from.symbol}.`,
          fix: { kind: 'use_amount', amount: String(route.min) },
        },
  ({ request: { amount, from }, route }) =>
    amount <= route.max
      ? null
      : {
          reason: 'above_maximum',
          message: `The maximum for this route is ${formatUnits(route.max, from.decimals)} ${from.symbol}.`,
          fix: { kind: 'use_amount', amount: String(route.max) },
        },
]

/** Returns the first reason why the maker doesn't serve this request, or null if it passes so far. */
export function routeRefusal(facts: RefusalFacts): Refusal | null {
  const { route, request } = facts
  if (!route) return noRoute(request)
  for (const rule of rules) {
    const refusal = rule({ ...facts, route })
    if (refusal) return refusal
  }
  return null
}

/** Reports a network whose gas price, balance or recipient can't be read. */
export const unreachable = (name: string): Refusal => ({
  reason: 'chain_unreachable',
  message: `${name} isn’t responding right now. Try again in a moment.`,
  fix: { kind: 'retry_after', seconds: 5 },
})

/** Messages for reasons of a chain node; any other reason gets the last one. */
const messages: Readonly<Record<string, string>> = {
  recipient_zero: 'The zero address can’t receive funds. Enter another recipient.',
  recipient_dead: 'This is a burn address. Funds sent here are lost; enter another recipient.',
  recipient_is_bridge: 'This is a bridge contract, not a wallet. Funds sent here are lost; enter another recipient.',
  recipient_is_token: 'This is a token contract, not a wallet. Funds sent here are lost; enter another recipient.',
  recipient_is_program: 'This is a program, not a wallet. Enter another recipient.',
  recipient_rejects: 'This recipient rejects the payment. Enter another recipient.',
}

export const recipientRefusal = (problem: string): Refusal => ({
  reason: 'recipient_unusable',
  message: messages[problem] ?? 'This recipient can’t be paid on the destination network. Enter another recipient.',
  fix: { kind: 'change_recipient' },
})

type OfferKeyDeps = Pick<ServerDeps, 'makerAddresses'> & {
  readonly chainStateCache: Pick<ChainStateCache, 'offerSigner'>
  readonly offerSigner: Pick<OfferSigner, 'address'>
}

/**
 * Refuses while the source's escrow accepts another key's offers, as during a key rotation: the depositor's transaction
 * would revert. Null if the key is registered.
 * @throws errors of the source's node
 */
export async function offerKeyRefusal(
  { chainStateCache, makerAddresses, offerSigner }: OfferKeyDeps,
  { fromChain }: RouteRequest,
  { custody }: RouteDef,
): Promise<Refusal | null> {
  const maker = makerAddresses.get(fromChain.id)
  if (custody !== 'escrow' || !maker) return null
  const accepted = await chainStateCache.offerSigner(fromChain.id, maker)
  if (accepted === null || accepted === offerSigner.address.toLowerCase()) return null
  return {
    reason: 'route_paused',
    message: `Transfers from ${fromChain.name} are paused for maintenance. Try again in a minute.`,
    fix: { kind: 'retry_after', seconds: 30 },
  }
}
