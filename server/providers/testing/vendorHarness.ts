import { chainById } from '#core/catalogue/lookups.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { stepsProblem, type StepProblem } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock, type TestClock } from '../../testing/testApp.ts'
import type { ExternalPrepared, Placement, RouteProvider, RouteRequest } from '../provider.ts'
import { pricedCatalogue } from './pricedCatalogue.ts'
import type { StandIn, VendorCase } from './vendorCase.ts'
import { startVendorServer, type VendorServer } from './vendorServer.ts'

type Pair = VendorCase['pairs'][number]

/** A provider in front of its stand-in, and the calls that the server makes of it. */
export interface Harness {
  readonly standIn: StandIn
  readonly server: VendorServer
  readonly provider: RouteProvider
  readonly clock: TestClock
  /** The first pair's request. */
  readonly request: RouteRequest
  requestOf(pair: Pair): RouteRequest
  /** Starts again with a fresh provider and an honest, healthy vendor. */
  restart(): void
  /** @throws Error for a refusal */
  quoted(of?: RouteRequest): Promise<Placement['quote']>
  /** Reason of the refusal, or "quoted". */
  refusal(of?: RouteRequest, signal?: AbortSignal): Promise<string>
  prepared(of: RouteRequest, quote: Placement['quote'], signal?: AbortSignal): Promise<ExternalPrepared>
  /** First rule of the provider's policy that the steps break. */
  problemOf(of: RouteRequest, quote: Placement['quote'], steps: readonly Step[]): Promise<StepProblem | null>
  /** An order that was just placed, with the quote's minimum. */
  placed(): Promise<{ row: OrderRow; minReceive: bigint }>
  close(): Promise<void>
}

export const never = (): AbortSignal => new AbortController().signal

const orderId = orderIdFromUuid('01890000-0000-7000-8000-000000000001')

export async function startHarness(vendor: VendorCase): Promise<Harness> {
  const catalogue = pricedCatalogue()
  const standIn = vendor.standIn(catalogue)
  const server = await startVendorServer((call) => standIn.handle(call))
  let provider: RouteProvider
  let clock: TestClock

  const restart = (): void => {
    clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
    provider = vendor.create(
      { catalogue, clock, log: silentLog, limits: { minUsd: 1, maxUsd: 1_000_000 }, count: () => undefined },
      server.url,
    )
    standIn.lie(null)
    standIn.hasRoute(true)
    server.set(null)
  }

  const requestOf = (pair: Pair): RouteRequest => {
    const [from, to] = [pair.from, pair.to].map((id) => catalogue.assets.find((asset) => asset.id === id))
    if (!from || !to) throw new Error(`the default catalogue lacks ${pair.from} or ${pair.to}`)
    return {
      from,
      to,
      fromChain: chainById(catalogue, from.chainId),
      toChain: chainById(catalogue, to.chainId),
      amount: pair.amount,
      fromAddress: vendor.sender,
      recipient: vendor.recipient,
      exchange: null,
      channel: mainChannel(catalogue),
      destinationGas: 0n,
      gasless: false,
      exactReceive: null,
    }
  }
  const [first] = vendor.pairs
  if (!first) throw new Error('a case needs a pair')
  const request = requestOf(first)

  const quoted = async (of: RouteRequest = request): Promise<Placement['quote']> => {
    const answer = await provider.quote(of, never())
    if ('refusal' in answer) throw new Error(`refused: ${answer.refusal.reason} ${answer.refusal.message}`)
    const { expiresAt, senderGas: _, ...quote } = answer.quote
    return {
      ...quote,
      exact: of.exactReceive === null ? ('send' as const) : ('receive' as const),
      quote_id: 'q',
      provider: vendor.name,
      provider_name: provider.title,
      gas_usd: null,
      expires_at: (expiresAt ?? clock.now()).toISOString(),
    }
  }
  const prepared: Harness['prepared'] = async (of, quote, signal = never()) =>
    (await provider.prepare(
      {
        orderId,
        request: of,
        quote,
        fromAddress: vendor.sender,
        recipient: vendor.recipient,
        refundAddress: vendor.sender,
        memo: null,
        creatorTokenHash: 'x',
        surface: 'web',
      },
      signal,
    )) as ExternalPrepared

  restart()
  return {
    standIn,
    server,
    get provider() {
      return provider
    },
    get clock() {
      return clock
    },
    request,
    requestOf,
    restart,
    quoted,
    refusal: async (of = request, signal = never()) => {
      const answer = await provider.quote(of, signal)
      return 'refusal' in answer ? answer.refusal.reason : 'quoted'
    },
    prepared,
    problemOf: (of, quote, steps) =>
      stepsProblem(
        steps,
        {
          chain: of.from.chainId,
          asset: of.from.id,
          amount: BigInt(quote.send_amount),
          nativeFee: BigInt(quote.native_fee),
          toChain: of.to.chainId,
          recipient: vendor.recipient,
          toAsset: of.to.id,
          minReceive: BigInt(quote.min_receive_amount),
          isExact: quote.exact === 'receive',
          owners: [vendor.sender],
          refundTo: vendor.sender,
          now: clock.now(),
        },
        provider.policy,
      ),
    placed: async () => {
      const quote = await quoted()
      const { external } = await prepared(request, quote)
      const row = {
        id: orderId,
        provider: vendor.name,
        settlement: { kind: 'external', reference: external.reference },
        state: 'quoted',
        fromAsset: request.from.id,
        toAsset: request.to.id,
        fromChain: request.from.chainId,
        toChain: request.to.chainId,
        sendAmount: request.amount,
        receiveAmount: BigInt(quote.receive_amount),
        fromAddress: vendor.sender,
        recipient: vendor.recipient,
        refundAddress: vendor.sender,
        openBy: external.openBy,
        fillDeadline: external.fillDeadline,
        createdAt: clock.now(),
        depositHint: null,
      } as OrderRow
      return { row, minReceive: BigInt(quote.min_receive_amount) }
    },
    close: () => server.close(),
  }
}
