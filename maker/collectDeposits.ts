import type { Collection } from '#chains/contract/deposits.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { OperatorDeps } from './operatorActions.ts'

/** Deposits of one transaction. */
const AT_ONCE = 100

/**
 * Moves all final deposits that are unspent and worth their fee from addresses of their own into the wallet that pays
 * out. A page that fails, such as one whose earlier transaction still waits at a higher fee, is reported and left out.
 * @throws AppError `chain_unknown`, `collect_unsupported`, and the errors of `Payer.collect`
 */
export async function collectDeposits(
  { store, chains, payers }: Pick<OperatorDeps, 'store' | 'chains' | 'payers'>,
  text: string,
): Promise<string> {
  const id = chainId(Number(text))
  const payer = payers.get(id)
  if (!chains.has(id) || !payer)
    throw new AppError('chain_unknown', `Network ${text} is not configured.`, { status: 404, retriable: false })
  const { collect } = payer
  if (!collect)
    throw new AppError('collect_unsupported', `Deposits of network ${text} arrive where payouts leave.`, {
      status: 409,
      retriable: false,
    })
  const lines: string[] = []
  for await (const page of pagesOf(store, id)) {
    try {
      const sent = await collect(page)
      if (sent) lines.push(describe(sent))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      lines.push(`${page.length} deposits left out: ${error.reason}. ${error.message}`)
    }
  }
  return lines.length > 0 ? lines.join('\n') : 'nothing to collect'
}

async function* pagesOf({ deposits }: OperatorDeps['store'], chain: ChainId) {
  for (let before: bigint | undefined; ; ) {
    const page = await deposits.newestFinal(chain, AT_ONCE, before)
    if (page.length > 0) yield page
    if (page.length < AT_ONCE) return
    before = page.at(-1)?.id
  }
}

const describe = ({ ref, deposits, amount, fee }: Collection): string =>
  `${ref}  ${deposits} of the deposits, ${amount} base units to the wallet, fee ${fee}`
