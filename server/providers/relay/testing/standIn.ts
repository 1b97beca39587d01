import { encodeFunctionData, erc20Abi, type Hex, keccak256, parseAbi, toHex } from 'viem'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { isNative } from '#core/chain/assetId.ts'
import { pow10 } from '#core/money/units.ts'
import type { VendorAnswer, VendorCall } from '../../testing/vendorServer.ts'
import type { AnyLie, StandIn } from '../../testing/vendorCase.ts'
import type { QuoteBody } from '../answers.ts'
import { relayCurrency, relayNetwork, sameAddress } from '../networks.ts'
import { type SettlementOrder, settlementOrderId } from '../settlementOrder.ts'

/** Departures from the protocol that no lie of the suite covers, each by what it changes. */
export type Oddity = 'signs' | 'swaps_first' | 'other_order' | 'other_depositor' | 'other_refund' | 'underpays'

export interface RelayStandIn extends StandIn {
  /** Departs from now on; null = honest. */
  oddity(what: Oddity | null): void
  /** Transactions of the status from now on, such as those of a local network. */
  transactions(hashes: { readonly deposit: string; readonly payout: string }): void
}

const SOLVER = '0xf70da97812cb96acdf810712aa562db8dfa3dbef'
const ROUTER = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
const STRANGER = '0x5714a9e70000000000000000000000000000beef'
const depositAbi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])
const routerAbi = parseAbi(['function multicall((address,bool,uint256,bytes)[] calls, address refundTo)'])
/** Key with which the stand-in lets the history be read. */
export const RELAY_KEY = 'relay-key'

/** Answers as api.relay.link does, for the assets of a catalogue. "waiting" is reported until `report` says otherwise. */
export function createRelayStandIn(catalogue: Pick<Catalogue, 'assets'>): RelayStandIn {
  let lie: AnyLie | null = null
  let oddity: Oddity | null = null
  let state = 'waiting'
  let hasRoute = true
  let hashes = { deposit: `0x${'a1'.repeat(32)}`, payout: `0x${'b2'.repeat(32)}` }
  const bodies = new Map<string, QuoteBody>()

  const assetOf = (chain: number, currency: string): AssetDef | null =>
    catalogue.assets.find(
      ({ id, chainId }) => relayNetwork(chainId)?.id === chain && sameAddress(relayCurrency(id) ?? '', currency),
    ) ?? null

  function quote(body: QuoteBody): VendorAnswer {
    const [from, to] = [
      assetOf(body.originChainId, body.originCurrency),
      assetOf(body.destinationChainId, body.destinationCurrency),
    ]
    if (!hasRoute) return refused('NO_SWAP_ROUTES_FOUND', 'No routes found')
    if (!from || !to) return refused('INVALID_INPUT_CURRENCY', 'Invalid input or output currency')
    const isExact = body.tradeType === 'EXACT_OUTPUT'
    const amount = isExact ? costOf(BigInt(body.amount), from, to) : BigInt(body.amount)
    const worth = (amount * pow10(to.decimals)) / pow10(from.decimals)
    // Half a per mille, and one more for an operator's fee in basis points.
    const bps = body.appFees?.reduce((sum, { fee }) => sum + BigInt(fee ?? '0'), 0n) ?? 0n
    const paid = (worth * (99_950n - bps * 10n)) / (lie === 'pays_less' ? 102_000n : 100_000n)
    const out = isExact ? exactOut(BigInt(body.amount)) : paid
    if (out < 100n) return refused('AMOUNT_TOO_LOW', 'Swap output amount is too small to cover fees')
    const least = isExact ? out : (out * (10_000n - BigInt(body.slippageTolerance ?? '200'))) / 10_000n
    const order = orderOf(body, { from, to, amount, out, least })
    const orderId = settlementOrderId(order)
    const requestId = keccak256(toHex(`request of ${orderId}`))
    bodies.set(requestId, body)
    return {
      body: {
        requestId,
        steps: stepsOf(body, { from, amount, orderId, requestId }),
        fees: { gas: networkFee(from.chainId), relayer: money(from, amount / 2000n) },
        details: {
          operation: 'bridge',
          sender: body.user,
          recipient: body.recipient ?? body.user,
          currencyIn: money(from, amount),
          currencyOut: { ...money(to, out), minimumAmount: String(least) },
          rate: '0.9995',
          timeEstimate: 2.4,
        },
        protocol: {
          v2: {
            orderId,
            hubType: 'onchain',
            orderData: order,
            paymentDetails: {
              chainId: relayNetwork(from.chainId)?.name,
              depository: relayNetwork(from.chainId)?.depository,
              currency: body.originCurrency,
              amount: String(amount),
            },
          },
        },
      },
    }
  }

  /** Cost of an exact payout: half a per mille, rounded up. */
  function costOf(wanted: bigint, from: AssetDef, to: AssetDef): bigint {
    const worth = (wanted * pow10(from.decimals) * 2001n) / (pow10(to.decimals) * 2000n) + 1n
    return lie === 'asks_more' ? (worth * 102n) / 100n : worth
  }

  const exactOut = (wanted: bigint): bigint =>
    lie === 'pays_less' ? (wanted * 98n) / 100n : lie === 'pays_more' ? wanted + 1n : wanted

  function orderOf(
    { user, recipient = user, refundTo = user, originCurrency, destinationCurrency }: QuoteBody,
    { from, to, amount, out, least }: Record<'from' | 'to', AssetDef> & Record<'amount' | 'out' | 'least', bigint>,
  ): SettlementOrder {
    const [source, destination] = [relayNetwork(from.chainId)?.name ?? '', relayNetwork(to.chainId)?.name ?? '']
    const end = { deadline: Math.floor(Date.now() / 1000) + 1800, extraData: `0x${'00'.repeat(12)}${ROUTER.slice(2)}` }
    return {
      version: 'v1',
      solverChainId: 'base',
      solver: SOLVER,
      salt: keccak256(toHex(`${amount}${user}${Date.now()}`)),
      inputs: [
        {
          payment: { chainId: source, currency: originCurrency, amount: String(amount), weight: '1' },
          refunds: [
            {
              chainId: source,
              recipient: oddity === 'other_refund' ? STRANGER : refundTo,
              currency: originCurrency,
              minimumAmount: '0',
              ...end,
            },
          ],
        },
      ],
      output: {
        chainId: destination,
        payments: [
          {
            recipient: lie === 'other_recipient' ? STRANGER : recipient,
            currency: destinationCurrency,
            minimumAmount: String(least),
            expectedAmount: String(out),
          },
        ],
        calls: [],
        ...end,
      },
      fees: [],
    }
  }

  function stepsOf(
    { user, originCurrency, originChainId, destinationChainId }: QuoteBody,
    { from, amount, orderId, requestId }: { from: AssetDef; amount: bigint; orderId: Hex; requestId: string },
  ) {
    const depository = (relayNetwork(from.chainId)?.depository ?? ROUTER) as Hex
    const chainId = lie === 'wrong_chain' ? destinationChainId : originChainId
    const check = { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' }
    const step = (id: string, kind: string, data: unknown) => ({
      id,
      action: 'Confirm transaction in your wallet',
      description: `Relay’s ${id}`,
      kind,
      requestId,
      items: [{ status: 'incomplete', data, check }],
    })
    const fees = { maxFeePerGas: '5937131', maxPriorityFeePerGas: '1009381' }
    const native = isNative(from.id)
    const moved = lie === 'takes_more' ? amount + 1n : oddity === 'underpays' ? amount - 1n : amount
    const value = (native ? moved : 0n) + (lie === 'adds_fee' ? 10n ** 15n : 0n)
    const depositor = (oddity === 'other_depositor' ? STRANGER : user) as Hex
    const id = oddity === 'other_order' ? keccak256(orderId) : orderId
    const deposit = native
      ? encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args: [depositor, id] })
      : encodeFunctionData({
          abi: depositAbi,
          functionName: 'depositErc20',
          args: [depositor, originCurrency as Hex, moved, id],
        })
    const routed = encodeFunctionData({
      abi: routerAbi,
      functionName: 'multicall',
      args: [[[depository, false, value, deposit]], user as Hex],
    })
    const target = oddity === 'swaps_first' ? ROUTER : lie === 'other_target' ? STRANGER : depository
    const data = lie === 'unreadable' || oddity === 'swaps_first' ? routed : deposit
    if (oddity === 'signs')
      return [
        step('authorize1', 'signature', { sign: { signatureKind: 'eip712' }, post: { endpoint: '/execute/permits' } }),
      ]
    const approve = {
      from: user,
      to: originCurrency,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [depository, amount] }),
      value: '0',
      chainId,
      ...fees,
    }
    return [
      ...(native ? [] : [step('approve', 'transaction', approve)]),
      step('deposit', 'transaction', {
        from: user,
        to: target,
        data,
        value: String(value),
        chainId,
        gas: '41000',
        ...fees,
      }),
    ]
  }

  /** "refund TTL_EXPIRED" is a status and its reason. */
  function status(requestId: string): VendorAnswer {
    const [name = '', failReason = 'N/A'] = state.split(' ')
    const body = bodies.get(requestId)
    return {
      body: {
        status: name,
        details: null,
        failReason,
        refundFailReason: 'N/A',
        ...(name === 'waiting' || failReason === 'NO_DEPOSIT' ? {} : { inTxHashes: [hashes.deposit] }),
        ...(['submitted', 'success', 'refund'].includes(name) ? { txHashes: [hashes.payout] } : {}),
        updatedAt: Date.now(),
        originChainId: body?.originChainId,
        destinationChainId: body?.destinationChainId,
      },
    }
  }

  /** History of a request, for callers with a key: a fiftieth of a refund is its gas. */
  function history({ query, headers }: VendorCall): VendorAnswer {
    if (headers['x-api-key'] !== RELAY_KEY)
      return { status: 401, body: { message: 'Unauthorized', errorCode: 'UNAUTHORIZED' } }
    const id = query.get('id') ?? ''
    const body = bodies.get(id)
    const from = body && assetOf(body.originChainId, body.originCurrency)
    const to = body && assetOf(body.destinationChainId, body.destinationCurrency)
    if (!body || !from || !to) return { body: { requests: [] } }
    const amount = BigInt(body.amount)
    const refund = state.startsWith('refund') ? money(from, amount - amount / 50n) : null
    const paid = state.endsWith('in_eth')
      ? { currency: { chainId: body.destinationChainId, address: `0x${'00'.repeat(20)}` }, amount: '77' }
      : money(to, (amount * pow10(to.decimals)) / pow10(from.decimals) - 1n)
    const actual = state.startsWith('success') ? { destination: { outputCurrency: paid } } : null
    return {
      body: {
        requests: [{ id, status: state.split(' ')[0], data: { refundCurrencyData: refund, route: { actual } } }],
      },
    }
  }

  const chains = () => ({
    chains: [...new Set(catalogue.assets.map(({ chainId }) => chainId))].flatMap((chain) => {
      const network = relayNetwork(chain)
      if (!network) return []
      const currencies = catalogue.assets
        .filter(({ chainId }) => chainId === chain)
        .map(({ id, symbol }) => ({ id: symbol, symbol, address: relayCurrency(id) }))
      return [
        {
          id: network.id,
          name: network.name,
          disabled: false,
          depositEnabled: true,
          vmType: network.depository === null ? 'svm' : 'evm',
          solverCurrencies: currencies,
          erc20Currencies: [],
          protocol: {
            v2: {
              chainId: network.name,
              depository: network.depository ?? '99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2',
            },
          },
        },
      ]
    }),
  })

  return {
    handle: (call) => {
      const { method, path, query, body } = call
      if (method === 'POST' && path === '/quote/v2') return quote(body as QuoteBody)
      if (method === 'GET' && path === '/intents/status/v3') return status(query.get('requestId') ?? '')
      if (method === 'GET' && path === '/requests/v3') return history(call)
      return method === 'GET' && path === '/chains' ? { body: chains() } : null
    },
    lie: (how) => void (lie = how),
    oddity: (what) => void (oddity = what),
    report: (next) => void (state = next),
    hasRoute: (has) => void (hasRoute = has),
    transactions: (next) => void (hashes = next),
  }
}

const refused = (errorCode: string, message: string): VendorAnswer => ({ status: 400, body: { message, errorCode } })

/** Gas of the deposit at a gwei, in the network's coin. */
const networkFee = (chain: ChainId) => ({
  currency: {
    chainId: relayNetwork(chain)?.id,
    address: '0x0000000000000000000000000000000000000000',
    symbol: 'ETH',
    decimals: 18,
  },
  amount: '150000000000000',
})

const money = ({ id, chainId, symbol, decimals }: AssetDef, amount: bigint) => ({
  currency: { chainId: relayNetwork(chainId)?.id, address: relayCurrency(id), symbol, decimals },
  amount: String(amount),
  minimumAmount: String(amount),
})
