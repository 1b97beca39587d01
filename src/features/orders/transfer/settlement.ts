import { AppError, type Fix } from '#core/errors.ts'
import { type Custody, isExternal } from '#core/order/escrowOrder.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'

interface SettlementRow {
  /** Oldest first; new deposits go to the last one. */
  escrows: readonly string[]
  /** Address of maker-custody deposits, or the account from which each order's address is derived. */
  custody: string | null
  /** Factory of deposit addresses. */
  factory: string | null
}
/** Row of the settlement file in this build. */
interface FileRow {
  escrows: readonly { address: string }[]
  depositAddress: string | null
  depositAccount?: string | null
  forwarderFactory?: string
}

/** Addresses by network from the running service, used only for networks that this build does not know. */
export type ConfiguredSettlement = () => Promise<
  readonly {
    chain_id: number
    escrows: readonly string[]
    deposit_address: string | null
    deposit_account: string | null
    forwarder_factory?: string | null
  }[]
>

const files =
  import.meta.env.MODE === 'localnet'
    ? import.meta.glob('/config/local/settlement.json')
    : import.meta.glob('/config/settlement.json')

/**
 * Allowed deposit target of a network, pinned by this build so that no server answer can move it; the service's settings apply only to
 * networks that the build does not know. A deposit uses the newest escrow; `refundFrom` may be any listed one, because older orders keep theirs.
 * @throws AppError `settlement_unknown` when no address is known.
 */
export async function settlementAddress(
  chainId: number,
  custody: Custody,
  configured: ConfiguredSettlement,
  refundFrom?: string,
): Promise<string> {
  // The policies of external providers pin their own addresses.
  if (isExternal(custody)) return ''
  const row = (await pinnedRow(chainId)) ?? (await configuredRow(chainId, configured))
  const found = addressOf(row, custody, refundFrom)
  if (found) return found
  throw new AppError(
    'settlement_unknown',
    'This version of the app doesn’t have a deposit address for that network, so it won’t send any.',
    { status: 400 },
  )
}

/**
 * Factory of a network's deposit addresses, pinned like its escrow. @throws AppError `settlement_unknown` without one
 */
export async function forwarderFactory(chainId: number, configured: ConfiguredSettlement): Promise<string> {
  const row = (await pinnedRow(chainId)) ?? (await configuredRow(chainId, configured))
  if (row?.factory) return row.factory
  throw new AppError(
    'settlement_unknown',
    'This version of the app doesn’t have a deposit address for that network, so it won’t show any.',
    { status: 400 },
  )
}

/**
 * Adds the allowed deposit target, which a transfer from another browser lacks, and the token's signing domain for a deposit that is
 * only signed. @throws AppError `settlement_unknown`.
 */
export async function withSettlement(
  transfer: PendingTransfer,
  configured: ConfiguredSettlement,
  domain: PendingTransfer['expected']['authorization'] | null = null,
): Promise<PendingTransfer> {
  const { expected, fromChainId } = transfer
  if (expected.settlementAddress !== '' || isExternal(expected.quote.custody)) return transfer
  return {
    ...transfer,
    expected: {
      ...expected,
      ...(expected.quote.gasless && domain ? { authorization: { name: domain.name, version: domain.version } } : {}),
      settlementAddress: await settlementAddress(fromChainId, expected.quote.custody, configured),
    },
  }
}

function addressOf(row: SettlementRow | null, custody: Custody, refundFrom: string | undefined): string | null {
  if (custody === 'maker') return row?.custody ?? null
  const escrows = row?.escrows ?? []
  return escrows.find((escrow) => escrow.toLowerCase() === refundFrom?.toLowerCase()) ?? escrows.at(-1) ?? null
}

async function pinnedRow(chainId: number): Promise<SettlementRow | null> {
  for (const load of Object.values(files)) {
    const { default: table } = (await load()) as { default?: Partial<Record<string, FileRow>> }
    const row = table?.[String(chainId)]
    if (row)
      return {
        escrows: row.escrows.map(({ address }) => address),
        custody: row.depositAddress ?? row.depositAccount ?? null,
        factory: row.forwarderFactory ?? null,
      }
  }
  return null
}

async function configuredRow(chainId: number, configured: ConfiguredSettlement): Promise<SettlementRow | null> {
  const row = (await configured()).find(({ chain_id }) => chain_id === chainId)
  return row
    ? {
        escrows: row.escrows,
        custody: row.deposit_address ?? row.deposit_account,
        factory: row.forwarder_factory ?? null,
      }
    : null
}

/** Action left once the terms of an order are fixed. */
type ResumeAction =
  /** Runs the same step again, switching the network first. */
  | 'again'
  | 'connect'
  /** Other terms need another order. */
  | 'restart'

const resumeActions: { readonly [K in Fix['kind']]: ResumeAction } = {
  switch_network: 'again',
  retry_after: 'again',
  connect_wallet: 'connect',
  requote: 'restart',
  use_amount: 'restart',
  change_recipient: 'restart',
  add_funds: 'restart',
}

/** Action for a refusal's fix when the order already exists; `again` without a fix. */
export const resumeActionFor = (fix: Fix | null): ResumeAction => (fix ? resumeActions[fix.kind] : 'again')
