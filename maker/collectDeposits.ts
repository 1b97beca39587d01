import type { Collection } from '#chains/contract.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { OperatorDeps } from './operatorActions.ts'

/** Deposits of one transaction. */
const AT_ONCE = 100

/**
 * Moves final deposits from addresses of their own into the wallet that pays out, newest first, until a hundred in a row
 * are spent or worth less than their fee.
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
    const sent = await collect(page)
    if (!sent) break
    lines.push(describe(sent))
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
