import { userInfo } from 'node:os'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { parseOrderId } from '#core/order/id.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadCommandConfig, type MakerConfig, payoutKeysOf, secretsOf } from '#runtime/config.ts'
import { createLog, type Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { type AdminCommand, COMMAND_INVALID } from '#store/adminProcess.ts'
import { adoptPayout } from './adoptPayout.ts'
import { collectDeposits } from './collectDeposits.ts'
import { listHeld, type OperatorDeps, refundHeld, releaseHeld } from './operatorActions.ts'
import { createBridgeApi, postTo } from './rebalance/bridgeApi.ts'
import { canariesCommand, canariesUsage } from './rebalance/canariesCommand.ts'
import { rebalanceCommand, rebalanceUsage } from './rebalance/rebalanceCommand.ts'
import { loadRebalancingRules, type RebalancingRules } from './rebalance/rules.ts'
import { transferSecret } from './rebalance/transferTerms.ts'
import { delay } from '#core/async.ts'
import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { openPrices } from '#runtime/prices/open.ts'
import { rotateKey, rotateKeyUsage } from './keys/rotateKeyCommand.ts'
import { openPayers, commandChains } from './verifiedChains.ts'
import { isCovered } from './rebuild/readRebuiltFacts.ts'
import { rebuild, type RebuildReport } from './rebuild/rebuild.ts'
import { restoreAddresses, type RestoredAddresses } from './rebuild/restoreAddresses.ts'
import { returnDeposit } from './returnDeposit.ts'
import { depositNetworks } from './worker.ts'
import { listUnderReview, vetoPayout } from './veto.ts'
import { readCopies } from '#store/journal/copies.ts'
import { journalPaths } from '#store/journal/journal.ts'
import type { JournalRecord } from '#store/journal/record.ts'
import { SKIPPED_INDEXES } from '#store/depositAddresses/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Incident } from '#store/operations/types.ts'

/** Ends a chain's pause after an operator has checked it. */
async function resumeChain(store: Store, text: string): Promise<string> {
  const id = chainId(Number(text))
  await store.chainState.resume(id)
  return `chain ${id} resumed`
}

export const usage = `maker admin: what an operator decides by hand
  list               incidents, orders that are held or under review, deposits that are set aside, chains that are paused
  release <order>    let a held order go on; it is validated anew
  veto <order>       stop a payout that was not signed yet, e.g. one under review; then release or refund it
  adopt <order> <tx> take over a final payout that is missing from the database, so that it is claimed
  refund <order>     give a held order's deposit back
  return <deposit> [address]
                     give back a deposit that belongs to no order or stands beside one, to this address or the order's refund address
  collect <chain>    move deposits from addresses of their own into the wallet that pays out (Bitcoin-like networks)
  rebuild            restore orders, deposits and endings of a lost database from the chains, and refund what is proven unpaid; stop the maker first
  restore-addresses  after the database was restored from a backup: write the orders at EVM deposit addresses that it lost, from this maker's journal
  skip-addresses     after the database was restored from a backup: hand out no deposit address that users may have received since
  resume <chain>     let a paused chain go on
  resolve <incident> end an incident that you have dealt with; its pauses last until resume
${rebalanceUsage}${canariesUsage}${rotateKeyUsage}`

interface Tools {
  readonly catalogue: () => Catalogue
  /** Nodes of the configured networks, checked as for the maker; reads that decide take a quorum of their endpoints. */
  readonly chains: () => Promise<OperatorDeps>
  readonly log: () => Log
  /** Reads the records of the maker's intent journal without opening it. */
  readonly journal: () => Promise<readonly JournalRecord[]>
  readonly more: string | null
  readonly rotate: () => Promise<string>
  readonly rebalance: (command: typeof rebalanceCommand) => Promise<string>
}
type Command = (store: Store, argument: string, tools: Tools) => Promise<string>
const commands: Readonly<Record<string, Command>> = {
  list: async (store) => {
    const { orders, deposits } = await listHeld(store)
    const paused = (await store.chainState.all()).filter((chain) => chain.paused)
    return [
      ...(await store.incidents.open(200)).map(describeIncident),
      ...orders.map((o) => `order ${o.id}  ${o.state}  ${o.heldReason ?? ''}  ${o.sendAmount} ${o.fromAsset}`),
      ...(await listUnderReview(store)).map(
        (o) => `order ${o.id}  under review  ${o.receiveAmount} ${o.toAsset} to ${o.recipient}`,
      ),
      ...deposits.map((d) => `deposit ${d.id}  ${d.exception ?? ''}  ${d.amount} ${d.asset}  ${d.txId}`),
      ...paused.map((c) => `chain ${c.chainId}  paused  ${c.pausedReason ?? ''}`),
    ].join('\n')
  },
  release: async (_, id, { chains }) => `order ${id} is ${(await releaseHeld(await chains(), parseOrderId(id))).state}`,
  refund: async (_, id, { chains }) =>
    `order ${id} is ${(await refundHeld(await chains(), parseOrderId(id))).state} and goes back`,
  adopt: async (_, id, { chains, more }) => {
    if (more === null)
      throw new AppError(COMMAND_INVALID, 'Name the transaction that paid the order.', { retriable: false })
    return `order ${id} is ${(await adoptPayout(await chains(), userInfo().username, parseOrderId(id), more)).state}`
  },
  veto: async (store, id) => `order ${id} is ${(await vetoPayout(store, parseOrderId(id))).state}`,
  return: async (_, id, { catalogue, chains, more }) => returnDeposit(await chains(), catalogue(), depositId(id), more),
  collect: async (_, chain, { chains }) => collectDeposits(await chains(), chain),
  rebuild: async (_, __, { catalogue, chains, log, journal }) =>
    describeRebuild(
      await rebuild({
        ...(await chains()),
        catalogue: catalogue(),
        clock: systemClock,
        log: log(),
        actor: userInfo().username,
        readJournal: journal,
      }),
    ),
  'restore-addresses': async (_, __, { catalogue, chains, log, journal }) => {
    const networks = await chains()
    const records = await journal()
    if (records.length === 0)
      throw new AppError('journal_missing', 'No intent journal has records here: set the maker’s DATA_DIR.', {
        retriable: false,
      })
    return describeAddresses(
      await restoreAddresses({ ...networks, catalogue: catalogue(), log: log() }, records, 'restore'),
    )
  },
  'skip-addresses': async (store, _, { catalogue }) => {
    const networks = depositNetworks(catalogue())
    await store.depositAddresses.skipLost(networks)
    return `${SKIPPED_INDEXES} deposit addresses are skipped on ${networks.join(' ') || 'no network'}`
  },
  'rotate-key': (_, __, { rotate }) => rotate(),
  rebalance: (_, __, { rebalance }) => rebalance(rebalanceCommand),
  canaries: (_, __, { rebalance }) => rebalance(canariesCommand),
  resume: resumeChain,
  resolve: resolveIncident,
}

/**
 * Describes the result of a rebuild.
 * @throws AppError `balances_short`: a deposit left its account without being found, and nothing may be paid before it
 * is explained.
 */
function describeRebuild({ counts, balances, addresses }: RebuildReport): string {
  const rows = balances.map(
    (b) =>
      `${isCovered(b) ? 'covered' : 'SHORT  '}  ${b.chainId}  ${b.account}  owes ${b.owed}, holds ${b.balance}  ${b.asset}`,
  )
  const text = [
    Object.entries(counts)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
    describeAddresses(addresses),
    ...rows,
  ].join('\n')
  if (balances.every(isCovered)) return text
  throw new AppError('balances_short', text, { retriable: false })
}

const describeAddresses = ({ restored, known, waits, refused }: RestoredAddresses): string =>
  [
    `deposit addresses: restored ${restored}, known ${known}, waits ${waits}, refused ${refused.length}`,
    ...refused.map(({ address, reason }) => `refused  ${address}  ${reason}`),
  ].join('\n')

function depositId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text))
    throw new AppError(COMMAND_INVALID, 'Pass the deposit’s number from the list.', { retriable: false })
  return BigInt(text)
}

/**
 * Returns the command for these arguments; null if there is none.
 * @throws AppError `config_invalid`, and the command's own refusals
 */
export function chooseCommand(
  [name = '', argument = '', more, ...rest]: readonly string[],
  variables: NodeJS.ProcessEnv,
): AdminCommand | null {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return null
  const env = loadCommandConfig('maker', variables)
  const rotation = [argument, ...(more === undefined ? [] : [more]), ...rest]
  return {
    env,
    run: (store) => withTools(env, store, more ?? null, rotation, (tools) => command(store, argument, tools)),
  }
}

async function withTools(
  env: MakerConfig,
  store: Store,
  more: string | null,
  rotation: readonly string[],
  work: (tools: Tools) => Promise<string>,
): Promise<string> {
  const catalogue = (): Catalogue => loadCatalogue(env.catalogue)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf('maker', env))
  const keys = payoutKeysOf(env)
  const networks = commandChains({ env, catalogue, store, log })
  const rotate = async (): Promise<string> => {
    const previous = payoutKeysOf(env, 'previous')
    const [offerSigner, attesterUrls] = [env.OFFER_SIGNER_ADDRESS, env.ATTESTER_URLS]
    const chains = await networks.open()
    return rotateKey({ store, catalogue: catalogue(), chains, keys, previous, offerSigner, attesterUrls }, rotation)
  }
  const chains = async (): Promise<OperatorDeps> => {
    const opened = await networks.open()
    return { store, chains: opened, payers: openPayers(opened, keys) }
  }
  const rebalance: Tools['rebalance'] = async (run) => {
    const { catalogue: priced, parts } = openPrices({
      env,
      catalogue: catalogue(),
      clock: systemClock,
      log,
      metrics: createMetrics({ process: 'maker-admin' }),
    })
    const rules = loadRebalancingRules(env.REBALANCING_FILE, priced)
    if (!rules)
      throw new AppError('rebalancing_off', 'REBALANCING_FILE names no bands, so inventory is never moved.', {
        retriable: false,
      })
    try {
      for (const { start } of parts) await start?.(AbortSignal.timeout(PRICES_MS))
      await untilPriced(priced, rules)
      const opened = await networks.open()
      const [payers, secret] = [openPayers(opened, keys), transferSecret(keys)]
      const api = createBridgeApi(postTo(rules.server))
      const [clock, failpoints] = [systemClock, noFailpoints]
      const deps = { store, catalogue: priced, chains: opened, payers, clock, api, rules, secret, failpoints }
      return await run(deps, rotation)
    } finally {
      for (const { stop } of parts) await stop?.()
    }
  }
  try {
    const journal = () => readCopies(journalPaths(env))
    return await work({ catalogue, chains, log: () => log, journal, more, rotate, rebalance })
  } finally {
    await networks.close()
  }
}

const PRICES_MS = 10_000

/** Waits a little for the first prices; what has none then is left alone. */
async function untilPriced(catalogue: Catalogue, { bands }: RebalancingRules): Promise<void> {
  const isPriced = (): boolean => bands.every(({ asset }) => trustedPriceOf(catalogue, asset) !== null)
  for (let waited = 0; waited < PRICES_MS && !isPriced(); waited += 100) await delay(100)
}

/** One line of the operator's list. */
export const describeIncident = ({ id, kind, subject, details, firstSeenAt, lastSeenAt }: Incident): string =>
  `incident ${id}  ${kind}  ${subject}  ${JSON.stringify(details)}  ${firstSeenAt.toISOString()} to ${lastSeenAt.toISOString()}`

/** Resolves an incident after an operator has dealt with it. @throws AppError `command_invalid`, `incident_missing`. */
export async function resolveIncident(store: Store, text: string): Promise<string> {
  if (!/^\d{1,18}$/.test(text))
    throw new AppError(COMMAND_INVALID, 'Pass the incident’s number from the list.', { retriable: false })
  const ended = await store.incidents.resolve(BigInt(text))
  if (!ended) throw new AppError('incident_missing', `No open incident has the number ${text}.`, { retriable: false })
  return `incident ${ended.id} (${ended.kind} ${ended.subject}) is resolved`
}
