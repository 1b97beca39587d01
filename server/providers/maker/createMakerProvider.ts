import { zeroAddress } from 'viem'
import { escrowAt } from '#core/catalogue/escrows.ts'
import { chainById, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import { orderStatus } from '#core/order/status.ts'
import { refundStep } from '#chains/evm/steps.ts'
import { type DepositorCall, decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { assetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { Catalogue, ChainDef, RouteDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicies, StepPolicy } from '#core/order/stepPolicy.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Step } from '#core/wire/order.ts'
import type { ProviderAnswer, ProviderQuote, ProviderRoute, RouteProvider, RouteRequest } from '../provider.ts'
import { type MakerPrepareDeps, openDepositAccounts, prepareWithMaker } from './prepare.ts'
import type { DepositCapacity } from './capacity.ts'
import { coverable, evaluateRoute, type MakerQuoteDeps, type PricedRoute } from './evaluateRoute.ts'
import { fillModeFor } from './exchange.ts'
import { feeLines, isStale, usdText } from './price.ts'

export const MAKER = 'maker'

/**
 * Creates our own maker as a provider: catalogue routes, live gas prices and its own inventory.
 * @throws AppError `config_invalid`
 */
export function createMakerProvider(deps: MakerPrepareDeps): RouteProvider {
  const depositAccounts = openDepositAccounts(deps.catalogue)
  const routes = routesOf(deps.catalogue)
  return {
    name: MAKER,
    title: '',
    routes: () => routes,
    quote: (request) => quoteMaker(deps, request),
    prepare: (placement) => prepareWithMaker({ ...deps, depositAccounts }, placement),
    policy: makerPolicy(deps.catalogue),
    refundStep: (order, now) => {
      // Escrows of every generation refund, but a wallet must only ever be sent to a contract of ours.
      const escrow = escrowAt(chainById(deps.catalogue, order.fromChain).settlement, order.escrow)
      if (orderStatus(order, now) !== 'action_needed' || !escrow || !order.escrowOrder || !order.makerSignature)
        return null
      return refundStep(order.escrowOrder, escrow.address as `0x${string}`, order.makerSignature)
    },
  }
}

const nothing: StepEffect = { targets: [], outflow: [], allowances: [] }

type TransferStep = Extract<Step, { kind: 'svm_tx' | 'ton_transfer' | 'starknet_invoke' }>

/** The maker's steps name only the network's escrows and deposit address. */
function makerPolicy({ chains }: Pick<Catalogue, 'chains'>): StepPolicies {
  const targets = (id: number): readonly string[] => {
    const settlement = chains.find((chain) => chain.id === id)?.settlement
    if (!settlement) return []
    const { escrows, depositAddress } = settlement
    return [...escrows.map(({ address }) => address), ...(depositAddress === null ? [] : [depositAddress])]
  }
  /** A transfer to the network's deposit address. */
  const paying = <S extends TransferStep>(tokenOf: (transfer: S['transfer']) => string | null): StepPolicy<S> => ({
    targets,
    read: ({ chain_id, transfer }) => ({
      ...nothing,
      targets: [transfer.to],
      outflow: [{ asset: assetId(chainId(chain_id), tokenOf(transfer) ?? NATIVE), amount: BigInt(transfer.amount) }],
    }),
  })
  return {
    evm_call: {
      targets,
      read: ({ chain_id, to, data }) => effectOf(decodeDepositorCall(data as `0x${string}`), to, chain_id),
    },
    evm_typed_data: {
      targets,
      read: ({ chain_id, permit: { token, spender, amount } }) => ({
        ...nothing,
        allowances: [{ asset: assetId(chainId(chain_id), token), spender, amount: BigInt(amount) }],
      }),
    },
    svm_tx: paying(({ mint }) => mint),
    ton_transfer: paying(({ jetton }) => jetton?.master ?? null),
    starknet_invoke: paying(({ token }) => token),
  }
}

function effectOf(call: DepositorCall, to: string, chain: number): StepEffect {
  if (call.kind === 'approve') {
    const asset = assetId(chainId(chain), to)
    return { ...nothing, allowances: [{ asset, spender: call.spender.toLowerCase(), amount: call.amount }] }
  }
  if (call.kind === 'refund') return { ...nothing, targets: [to] }
  const { inputToken, inputAmount } = call.order
  // A native deposit is the call's value.
  if (inputToken === zeroAddress) return { ...nothing, targets: [to] }
  return { ...nothing, targets: [to], outflow: [{ asset: assetId(chainId(chain), inputToken), amount: inputAmount }] }
}

/** Served routes, with those that any wallet or exchange can pay marked as such. */
const routesOf = ({ routes, chains }: Pick<Catalogue, 'routes' | 'chains'>): readonly ProviderRoute[] => {
  const sources = new Map(chains.map((chain) => [chain.id, chain]))
  return routes
    .filter(({ enabled }) => enabled)
    .map((route) => {
      const isPaid = isPaidToAddress(sources.get(parseAssetId(route.from).chain), route)
      return isPaid ? { ...route, paysToAddress: true } : route
    })
}

/** True if an order of the route can have an address from which the maker opens its deposit. */
const isPaidToAddress = (source: ChainDef | undefined, { custody }: Pick<RouteDef, 'custody'>): boolean =>
  custody === 'escrow' && source?.settlement?.forwarderFactory !== undefined

/** Returns the maker's quote, or the reason why there is none. */
async function quoteMaker(deps: MakerQuoteDeps, r: RouteRequest): Promise<ProviderAnswer> {
  const found = await evaluateRoute(deps, r, null)
  return 'refusal' in found ? { refusal: found.refusal } : { quote: toQuote(deps.catalogue, r, found) }
}

const smallest = (...amounts: readonly bigint[]): bigint => amounts.reduce((least, n) => (n < least ? n : least))
const capOf = (depositCapacity: DepositCapacity): bigint[] =>
  depositCapacity === null || depositCapacity === 'frozen' ? [] : [depositCapacity.amount]

function toQuote(
  catalogue: Catalogue,
  r: RouteRequest,
  { amount, route, fees, least, payoutCapacity, depositCapacity, toAddress }: PricedRoute,
): ProviderQuote {
  const sendPrice = priceOf(catalogue, r.from)
  const receivePrice = priceOf(catalogue, r.to)
  const native = nativeAsset(catalogue, r.to.chainId)
  const isToken = r.from.token !== 'native'
  return {
    from_asset: r.from.id,
    to_asset: r.to.id,
    send_amount: String(amount),
    receive_amount: String(fees.receive),
    min_receive_amount: String(fees.receive),
    send_usd: usdText(amount, r.from.decimals, sendPrice),
    receive_usd: usdText(fees.receive, r.to.decimals, receivePrice),
    send_usd_stale: isStale(sendPrice),
    receive_usd_stale: isStale(receivePrice),
    fees: feeLines(fees, r.from, sendPrice, r.channel),
    fee_ratio: formatUnits(route.feeRatio, 9),
    native_fee: '0',
    native_fee_usd: null,
    via: null,
    destination_gas: String(r.destinationGas),
    destination_gas_usd:
      r.destinationGas > 0n && native ? usdText(r.destinationGas, native.decimals, priceOf(catalogue, native)) : null,
    gasless: r.gasless,
    pays_to_address: r.fromChain.settlement?.depositAccount != null || toAddress,
    eta_seconds: route.etaSeconds,
    custody: route.custody,
    fill_mode: fillModeFor(r, route),
    signatures: route.custody === 'escrow' && isToken && !r.gasless ? 2 : 1,
    // The minimum is rounded up for rising gas costs; the amount quoted now suffices nevertheless.
    min_amount: String(smallest(least, amount)),
    max_amount: String(smallest(route.max, coverable(payoutCapacity, r), ...capOf(depositCapacity))),
  }
}
