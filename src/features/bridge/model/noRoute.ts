import type { ChainRow } from '#core/wire/catalogue.ts'
import { textIn } from '#core/format/ownText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t, tOr } from '#src/i18n/t.ts'

/** False when no network at all is set up, so that another pair does not help. */
export const isOpen = (...chains: readonly (ChainRow | null)[]): boolean =>
  !chains.some((chain) => chain?.route.code === 'nothing_set_up')

/** Explains why nothing can be bridged between two networks: names the one without any routes; shows the operator's own text verbatim. */
export function noRouteText(from: ChainRow | null, to: ChainRow | null): string {
  for (const chain of [from, to]) {
    if (!chain || chain.route.reason === null) continue
    const { reason, code } = chain.route
    const words = textIn(reason, currentLanguage())
    return code === undefined ? words : tOr(`no_route-${code}`, words, { network: chain.chain_name })
  }
  return t('problem-no_route', { from: from?.alias_name ?? '', to: to?.alias_name ?? '' })
}
