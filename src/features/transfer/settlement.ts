import { AppError } from '#core/errors.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { PendingTransfer } from './pending.ts'

interface SettlementRow {
  /** Oldest first; new deposits go to the last one. */
  escrows: readonly string[]
  depositAddress: string | null
}
/** A row of the file that this build was made with. */
interface FileRow {
  escrows: readonly { address: string }[]
  depositAddress: string | null
}

/** Addresses by network, as the running service states them: used only for networks that the build was made without. */
export type ConfiguredSettlement = () => Promise<
  readonly { chain_id: number; escrows: readonly string[]; deposit_address: string | null }[]
>

const files =
  import.meta.env.MODE === 'localnet'
    ? import.meta.glob('/config/local/settlement.json')
    : import.meta.glob('/config/settlement.json')

/**
 * Where deposits of a network may go: from the configuration that this build was made with, so that the answer of a server cannot
 * move it; for a network that the build does not know, the service's own settings, never those of the order that is being checked.
 * A new deposit goes to the newest escrow alone; `refundFrom` may be any escrow of the list, because older orders stay with theirs.
 * @throws AppError `settlement_unknown` when no address is known.
 */
export async function settlementAddress(
  chainId: number,
  custody: Custody,
  configured: ConfiguredSettlement,
  refundFrom?: string,
): Promise<string> {
  const row = (await pinnedRow(chainId)) ?? (await configuredRow(chainId, configured))
  const found = addressOf(row, custody, refundFrom)
  if (found) return found
  throw new AppError(
    'settlement_unknown',
    'This version of the app does not know where deposits on that network go, so it will not send any.',
    { status: 400 },
  )
}

/** The transfer with the place where its deposit may go, which one from another browser comes without. @throws AppError `settlement_unknown`. */
export async function withSettlement(
  transfer: PendingTransfer,
  configured: ConfiguredSettlement,
): Promise<PendingTransfer> {
  const { expected, fromChainId } = transfer
  if (expected.settlementAddress !== '') return transfer
  return {
    ...transfer,
    expected: {
      ...expected,
      settlementAddress: await settlementAddress(fromChainId, expected.quote.custody, configured),
    },
  }
}

function addressOf(row: SettlementRow | null, custody: Custody, refundFrom: string | undefined): string | null {
  if (custody === 'maker') return row?.depositAddress ?? null
  const escrows = row?.escrows ?? []
  return escrows.find((escrow) => escrow.toLowerCase() === refundFrom?.toLowerCase()) ?? escrows.at(-1) ?? null
}

async function pinnedRow(chainId: number): Promise<SettlementRow | null> {
  for (const load of Object.values(files)) {
    const { default: table } = (await load()) as { default?: Partial<Record<string, FileRow>> }
    const row = table?.[String(chainId)]
    if (row) return { escrows: row.escrows.map(({ address }) => address), depositAddress: row.depositAddress }
  }
  return null
}

async function configuredRow(chainId: number, configured: ConfiguredSettlement): Promise<SettlementRow | null> {
  const row = (await configured()).find(({ chain_id }) => chain_id === chainId)
  return row ? { escrows: row.escrows, depositAddress: row.deposit_address } : null
}
