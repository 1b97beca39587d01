import { AppError } from '#core/errors.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { PendingTransfer } from './pending.ts'

interface SettlementRow {
  escrow: string | null
  depositAddress: string | null
}

/** Addresses by network, as the running service states them: used only for networks that the build was made without. */
export type ConfiguredSettlement = () => Promise<
  readonly { chain_id: number; escrow: string | null; deposit_address: string | null }[]
>

const files =
  import.meta.env.MODE === 'localnet'
    ? import.meta.glob('/config/local/settlement.json')
    : import.meta.glob('/config/settlement.json')

/**
 * Where deposits of a network may go: from the configuration that this build was made with, so that the answer of a server cannot
 * move it; for a network that the build does not know, the service's own settings, never those of the order that is being checked.
 * @throws AppError `settlement_unknown` when no address is known.
 */
export async function settlementAddress(
  chainId: number,
  custody: Custody,
  configured: ConfiguredSettlement,
): Promise<string> {
  const pinned = await pinnedRow(chainId)
  const found = pinned ? addressOf(pinned, custody) : addressOf(await configuredRow(chainId, configured), custody)
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

const addressOf = (row: SettlementRow | null, custody: Custody): string | null =>
  (custody === 'escrow' ? row?.escrow : row?.depositAddress) ?? null

async function pinnedRow(chainId: number): Promise<SettlementRow | null> {
  for (const load of Object.values(files)) {
    const { default: table } = (await load()) as { default?: Partial<Record<string, SettlementRow>> }
    const row = table?.[String(chainId)]
    if (row) return row
  }
  return null
}

async function configuredRow(chainId: number, configured: ConfiguredSettlement): Promise<SettlementRow | null> {
  const row = (await configured()).find(({ chain_id }) => chain_id === chainId)
  return row ? { escrow: row.escrow, depositAddress: row.deposit_address } : null
}
