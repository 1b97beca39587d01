import { currentEscrow } from '#core/catalogue/escrows.ts'
import type { ChannelDef, ChainDef } from '#core/catalogue/types.ts'
import { reasonOf } from '#core/errors.ts'
import type { Metrics } from '#runtime/metrics.ts'
import type { ServerDeps } from './deps.ts'
import { PAYEE_MISMATCH, payeeDiffers } from './providers/maker/payee.ts'

type WatchDeps = Pick<ServerDeps, 'catalogue' | 'chains' | 'log'>
interface PayeeState {
  channel: ChannelDef
  chain: ChainDef
  /** `unknown`: the network didn't answer. */
  is: 'right' | 'wrong' | 'unknown'
}

async function stateOf(
  { chains, log }: WatchDeps,
  { channel, chain }: Omit<PayeeState, 'is'>,
): Promise<PayeeState['is']> {
  const fields = { channel: channel.id, chain: chain.id }
  try {
    const escrow = currentEscrow(chain.settlement)?.address ?? ''
    const registered = (await chains(chain.id)?.channelPayee?.(escrow, channel.id)) ?? null
    if (!payeeDiffers(channel, registered)) return 'right'
    log.error(
      { ...fields, code: PAYEE_MISMATCH, shown: channel.feeAddress, registered },
      'the escrow pays a different account than the one shown; its governor can call setChannelPayee',
    )
    return 'wrong'
  } catch (error) {
    log.warn({ ...fields, reason: reasonOf(error) }, 'the payee of a channel could not be read')
    return 'unknown'
  }
}

/** Compares each channel's displayed payee with the payee that each escrow pays; logs mismatches with the fix. */
export function checkPayees(deps: WatchDeps): Promise<PayeeState[]> {
  const { channels, chains } = deps.catalogue
  const escrows = chains.filter(({ settlement }) => currentEscrow(settlement) !== null)
  const offered = ({ chains: own }: ChannelDef) => escrows.filter(({ id }) => own === null || own.includes(id))
  const pairs = channels
    .filter(({ feeBps }) => feeBps > 0)
    .flatMap((channel) => offered(channel).map((chain) => ({ channel, chain })))
  return Promise.all(pairs.map(async (pair) => ({ ...pair, is: await stateOf(deps, pair) })))
}

/** Checks immediately, then periodically until stopped. */
export function watchPayees(metrics: Metrics, deps: WatchDeps, everyMs = 10 * 60_000): { stop(): Promise<void> } {
  const wrong = metrics.gauge(
    'causeway_channel_payee_mismatch',
    '1 while the escrow would pay a channel’s fees to a different account than the one shown',
    ['channel', 'chain'],
  )
  const look = async (): Promise<void> => {
    for (const { channel, chain, is } of await checkPayees(deps))
      if (is !== 'unknown') wrong.set(is === 'wrong' ? 1 : 0, { channel: channel.id, chain: chain.id })
  }
  let running = look()
  const timer = setInterval(() => {
    running = look()
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
