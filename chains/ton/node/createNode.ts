import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import type { ContractAnswer } from '#chains/contract/reader.ts'
import { type Endpoint, createEndpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { isOfEndpoint, wrongChain } from '#chains/rpc/errors.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { type EndpointCheck, type EndpointExpectations, verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { tonAddressRules } from '../address.ts'
import { globalIdOf } from '../networks.ts'
import { ton } from '../family.ts'
import { readPlace, runMethod } from './api/accounts.ts'
import { blockAt, newestBlock, readGasPrice, readHeader } from './api/blocks.ts'
import { type NodeContext, type TonApi, faults, openTonApi, translated } from './api/open.ts'
import { createBooks } from './books.ts'
import { findCheckIn, readCheckIn, recordOf } from './checkIn.ts'
import { readDeposit, scanBlocks } from './deposits.ts'
import { findPayment } from './findPayment.ts'
import { isCanonical, readHead, timeAt } from './head.ts'
import { readBalances, recipientProblem, tokenAccount } from './jettons.ts'
import { createPayer } from './payer/createPayer.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'
import { verifyFill } from './verifyFill.ts'

interface TonNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

function contextOf(options: TonNodeOptions): NodeContext {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000 } = options
  const own = assets.filter((asset) => asset.chainId === chain.id)
  const { depositAddress = null } = chain.settlement ?? {}
  return {
    id: chain.id,
    pool: createPool(connectAll(chain.id, endpoints, timeoutMs), quorum, poolOptions(options)),
    tokens: new Map(
      own.map(({ id, token, decimals }) => [
        id,
        token === NATIVE ? null : { master: tonAddressRules.parse(token), decimals },
      ]),
    ),
    depositAddress: depositAddress === null ? null : tonAddressRules.parse(depositAddress),
    known: { transactions: new Map(), places: new Map(), blocks: new Map(), jettonWallets: new Map(), head: null },
  }
}

/**
 * Creates a TON network for the services, over the HTTP interface of toncenter and others. Heights are masterchain blocks,
 * which are final at once; signed messages expire by chain time.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createTonNode(options: TonNodeOptions): ChainNode {
  const context = contextOf(options)
  return {
    id: context.id,
    family: 'ton',
    capabilities: { escrow: false, fillOnce: false, memo: true, settlement: ton.settlement },
    head: () => translated(() => readHead(context)),
    isCanonical: (height, blockHash) => translated(() => isCanonical(context, height, blockHash)),
    timeAt: (height) => translated(() => timeAt(context, height)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    txStatus: (ref, expiresAt) => translated(() => readTxStatus(context, ref, expiresAt)),
    txStatuses: (txs) => readTxStatuses(context, txs),
    scan: (from, to) => translated(() => scanBlocks(context, from, to)),
    readDeposit: (txId, ordinal) => translated(() => readDeposit(context, txId, ordinal)),
    gasPrice: () => translated(() => context.pool.agree(readGasPrice, String)),
    findPayment: (query) => translated(() => findPayment(context, query)),
    verifyFill: (order, ref, memo) => translated(() => verifyFill(context, order, ref, memo)),
    recipientProblem: (recipient, asset) => translated(() => recipientProblem(context, recipient, asset)),
    tokenAccount: (owner, asset) => translated(() => tokenAccount(context, owner, asset)),
    books: createBooks(context),
    payer: (secret) => createPayer(context, secret),
    verifyEndpoints: (expected) => verifyPool(context.pool, endpointChecks(context, expected)),
    checkIn: (contract, ref) => translated(() => readCheckIn(context, contract, ref)),
    findCheckIn: (contract, account, date) => translated(() => findCheckIn(context, contract, account, date)),
    // Every account has a record address there, signed in or not.
    hasCheckIn: (contract) =>
      translated(() => context.pool.first(async (api) => (await recordOf(api, contract, contract)) !== null)),
    publicKeyOf: (account) => translated(() => readPublicKey(context, account)),
    askContract: (contract, call) => translated(() => askContract(context, contract, call)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** Connects the endpoints of one network: one that serves another, by the id in its blocks, does not count. */
function connectAll(chainId: number, urls: readonly string[], timeoutMs: number): Endpoint<TonApi>[] {
  const expected = globalIdOf(chainId)
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (api: TonApi): Promise<void> => {
      if (expected === null) return
      const { globalId } = await readHeader(api, (await newestBlock(api)).seqno)
      if (globalId !== expected) throw wrongChain(label, String(globalId), String(expected))
    }
    return createEndpoint({ label, connection: openTonApi(url, timeoutMs), faults, attempts: 3, baseMs: 200, check })
  })
}

/**
 * Returns the current key of a wallet's contract, 32 bytes in hex; null if the account isn't a wallet, or isn't
 * deployed.
 */
const readPublicKey = ({ pool }: NodeContext, account: string): Promise<string | null> =>
  pool.agree(
    async (api) => {
      const stack = await runMethod(api, account, 'get_public_key', [])
      return stack && stack.integer(0).toString(16).padStart(64, '0')
    },
    (key) => key ?? 'none',
  )

/** Stack of a get method: `call` is its name and arguments, numbers in decimals and slices in base64. */
const askContract = (
  { pool }: NodeContext,
  contract: string,
  [method = '', ...args]: readonly string[],
): Promise<ContractAnswer> =>
  pool.agree(async (api) => {
    const given = args.map((arg) => (/^\d+$/.test(arg) ? { integer: BigInt(arg) } : { slice: arg }))
    return (await runMethod(api, contract, method, given))?.texts ?? null
  }, String)

type Check = EndpointCheck<TonApi>

/** Checks that every endpoint of a TON network must pass before money depends on it. */
const endpointChecks = (context: NodeContext, { cursor }: EndpointExpectations): readonly Check[] => {
  const replace = `replace the endpoint in RPC_${context.id}.`
  return [
    network(globalIdOf(Number(context.id)), `To continue, ${replace}`),
    jettons(context, `Correct tokens.json, or ${replace}`),
    ...(context.depositAddress === null
      ? []
      : [states(context.depositAddress, cursor, `Use an endpoint that keeps older states: ${replace}`)]),
  ]
}

const network = (expected: number | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (api) => {
    const { globalId } = await readHeader(api, (await newestBlock(api)).seqno)
    return expected === null || globalId === expected ? null : `serves the network ${globalId}, not ${expected}`
  },
})

/** Jettons name their decimals off chain as often as on it, so only their existence is compared. */
const jettons = ({ tokens, depositAddress }: NodeContext, advice: string): Check => ({
  name: 'token_masters',
  advice,
  problem: async (api) => {
    for (const token of tokens.values()) {
      if (!token) continue
      const owner = depositAddress ?? token.master
      if (!(await runMethod(api, token.master, 'get_wallet_address', [{ address: owner }])))
        return `shows no jetton master at ${token.master}`
    }
    return null
  },
})

/** Scans read the deposit account's state at single blocks, back to the last one that was scanned. */
const states = (account: string, cursor: bigint | null, advice: string): Check => ({
  name: 'history',
  advice,
  problem: async (api) => {
    const seqno = cursor === null || cursor < 1n ? (await newestBlock(api)).seqno - 1 : Number(cursor)
    try {
      await blockAt(api, Math.max(seqno, 1))
      await readPlace(api, account, Math.max(seqno, 1))
      return null
    } catch (error) {
      if (!faults.isBehind(error) && !isOfEndpoint(error)) throw error
      return `has no state of block ${seqno}, up to which deposits were scanned`
    }
  },
})
